import { readFileSync } from "node:fs";

/** What a `map` block makes of a value. */
type NginxMap = (value: string) => string;

/**
 * Reads the `map` blocks of the nginx lines in a document, by the variable that they set. Their regular expressions
 * are of a kind that means the same to nginx and here.
 */
export function readNginxMaps(file: string): (variable: string) => NginxMap {
	const text = readFileSync(file, "utf8");
	return (variable) => {
		const block = new RegExp(`^map \\$(\\w+) \\$${variable} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(text);
		if (!block) throw new Error(`${file} has no map of $${variable}.`);
		return mapOf(block[1] ?? "", block[2] ?? "");
	};
}

function mapOf(source: string, lines: string): NginxMap {
	const entries = [...lines.matchAll(/^\s*("[^"]*"|\S+)\s+(\S+);$/gm)].map(([, from = "", to = ""]) => ({
		from: unquote(from),
		to: unquote(to),
	}));
	return (value) => {
		let made = entries.find(({ from }) => from === "default")?.to ?? "";
		let groups: Record<string, string | undefined> = { [source]: value };
		for (const { from, to } of entries) {
			const [, sign, pattern = ""] = /^(~\*?)(.*)$/.exec(from) ?? [];
			const match = sign && new RegExp(pattern, sign === "~*" ? "i" : "").exec(value);
			if (!match && from !== value) continue;
			made = to;
			if (match) groups = { ...match.groups };
			break;
		}
		return made.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? "");
	};
}

const unquote = (text: string) => text.replace(/^"(.*)"$/, "$1");
