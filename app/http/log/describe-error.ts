/** What the log contains about an error. */
export type ErrorDescription = { name: string; code?: string; message: string; stack?: string };

const MAX_MESSAGE = 300;

/** Quoted text, and what looks like an email address, a URL or a path. */
const TYPED = [/"[\s\S]*"/g, /`[\s\S]*`/g, /'[\s\S]*'/g, /<[\s\S]*>/g, /\S*@\S*/g, /\S*\/\S*/g];

/**
 * Describes an error for the log without personal data. Libraries quote input in their messages (`"…" is not
 * valid JSON`), and a stack begins with the message, so only the frames of the stack are kept.
 */
export function describeError(error: unknown): ErrorDescription {
	if (!(error instanceof Error)) return { name: typeof error, message: withoutTyped(String(error)) };
	const { code, constraint } = error as { code?: unknown; constraint?: unknown };
	const frames = error.stack?.match(/^ {4}at .*$/gm)?.join("\n");
	return {
		name: error.name,
		...(isWord(code) ? { code } : {}),
		...(isWord(constraint) ? { constraint } : {}),
		message: withoutTyped(error.message),
		...(frames ? { stack: frames } : {}),
	};
}

const isWord = (value: unknown): value is string => typeof value === "string" && /^\w{1,80}$/.test(value);

const withoutTyped = (message: string) =>
	TYPED.reduce((text, pattern) => text.replace(pattern, "…"), message).slice(0, MAX_MESSAGE);

/** The first place in a stack outside Node and this module: `node_modules/pg/lib/client.js:52:11`. */
export function callSite(stack: string | undefined): string | undefined {
	const frames = stack?.match(/^ {4}at .*$/gm) ?? [];
	const places = frames.map((frame) => /([^\s(]+:\d+:\d+)\)?$/.exec(frame)?.[1] ?? "");
	const place = places.find((each) => each && !each.startsWith("node:") && !each.includes("/capture-output"));
	return place?.replace(/^.*?(?=node_modules|build|app\/)/, "");
}
