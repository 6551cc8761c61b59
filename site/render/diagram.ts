// A state diagram in Mermaid's notation as a picture (SVG), laid out by Graphviz.
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { escapeHtml } from './escape-html.ts';

export type DrawDiagram = (text: string) => string | null;

/** Draws `stateDiagram-v2` with transitions only. Null: the text has something else. */
export async function diagrams(): Promise<DrawDiagram> {
  const graphviz = await Graphviz.load();
  return (text) => {
    const edges = edgesIn(text);
    return edges === null ? null : picture(graphviz.dot(notation(edges)), edges);
  };
}

interface Edge {
  from: string;
  to: string;
  label: string;
}

function edgesIn(text: string): Edge[] | null {
  const [first, ...lines] = text.trim().split('\n');
  if (first !== 'stateDiagram-v2') return null;
  const edges: Edge[] = [];
  for (const line of lines) {
    const found = /^\s*(\S+) --> ([^:\s]+)(?:: (.+))?$/.exec(line);
    if (found === null) return null;
    edges.push({ from: found[1]!, to: found[2]!, label: found[3] ?? '' });
  }
  return edges;
}

const isStart = (name: string) => name === '[*]';

/** Courier is as wide as the letters of the page, so every name fits its box. */
function notation(edges: readonly Edge[]): string {
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))];
  const nodes = names.map((name) =>
    isStart(name)
      ? `${JSON.stringify(name)} [shape=circle, label="", width=0.14, class=start]`
      : `${JSON.stringify(name)} [shape=box, style=rounded]`,
  );
  const arrows = edges.map(
    ({ from, to, label }) =>
      `${JSON.stringify(from)} -> ${JSON.stringify(to)} [label=${JSON.stringify(label === '' ? '' : ` ${label} `)}]`,
  );
  return `digraph {
    graph [bgcolor=transparent, nodesep=0.45, ranksep=0.5]
    node [fontname=Courier, fontsize=12, height=0.4, margin="0.16,0.06"]
    edge [fontname=Courier, fontsize=11, arrowsize=0.65]
    ${[...nodes, ...arrows].join('\n')}
  }`;
}

/** Without colors and fonts: the style sheet has them, for dark and for light. */
function picture(svg: string, edges: readonly Edge[]): string {
  const names = new Set(edges.flatMap(({ from, to }) => [from, to]).filter((name) => !isStart(name)));
  const label = escapeHtml(`State diagram: ${[...names].join(', ')}`);
  return svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--[\s\S]*?-->\n?|<title>[\s\S]*?<\/title>\n?/g, '')
    .replaceAll(/ (?:fill|stroke|font-family|font-size|id)="[^"]*"/g, '')
    .replaceAll(/ xmlns(?::\w+)?="[^"]*"/g, '')
    .replace(/(\d)pt"/, '$1"')
    .replace(/(\d)pt"/, '$1"')
    .replace('<svg', `<svg role="img" aria-label="${label}"`);
}
