// Every golden file by name: the typed records of the `.ach` file in this folder.
import type { AchFile } from '../records.ts';
import { answeringFiles } from './answering-files.ts';
import { sentFiles } from './sent-files.ts';

export const goldenFiles: Record<string, AchFile> = { ...sentFiles, ...answeringFiles };
