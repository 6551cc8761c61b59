// Every golden file by its name: the typed records that the `.ach` file beside this one was laid
// out from.
import type { AchFile } from '../records.ts';
import { answeringFiles } from './answering-files.ts';
import { sentFiles } from './sent-files.ts';

export const goldenFiles: Record<string, AchFile> = { ...sentFiles, ...answeringFiles };
