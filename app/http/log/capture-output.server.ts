import { env } from "#app/http/settings/env.server.ts";
import { callSite, describeError } from "./describe-error.ts";
import { log } from "./log.server.ts";

const LEVELS = {
	debug: "debug",
	log: "info",
	info: "info",
	warn: "warn",
	error: "error",
	trace: "debug",
} as const;

/** The only output line of `remix-serve` itself: the address that it listens on. */
const LISTENS = /^\[remix-serve\] http/;

/** The stack above one of our functions. */
function stackOfCaller(called: (...args: unknown[]) => void): string | undefined {
	const place: { stack?: string } = {};
	Error.captureStackTrace(place, called);
	return place.stack;
}

/**
 * Turns console output of libraries and Node into log lines that name the source and omit the text, because
 * messages can quote addresses and form values. `NODE_ENV=development` logs the text.
 */
export function captureOutput(): void {
	if (env.NODE_ENV !== "production") return;
	for (const [method, level] of Object.entries(LEVELS) as [
		keyof typeof LEVELS,
		(typeof LEVELS)[keyof typeof LEVELS],
	][]) {
		// biome-ignore lint/suspicious/noConsole: it is replaced here
		const write = console[method].bind(console);
		const capture = (...args: unknown[]) => {
			if (LISTENS.test(String(args[0]))) return write(...args);
			// `remix-serve` stops with `close(console.error)`, which logs `undefined` when nothing is wrong.
			if (args.length === 0 || (args.length === 1 && args[0] === undefined)) return;
			const thrown = args.find((each) => each instanceof Error);
			log[level](
				{
					source: `console.${method}`,
					from: callSite(stackOfCaller(capture)),
					...(thrown ? { error: describeError(thrown) } : {}),
				},
				"a library wrote to the console",
			);
		};
		console[method] = capture;
	}
	// Node's own listener writes the whole warning to standard error.
	process.removeAllListeners("warning");
	process.on("warning", (warning) => {
		const from = callSite(warning.stack);
		log.warn({ source: "process", from, error: describeError(warning) }, "a warning of Node or of a rule");
	});
	process.on("uncaughtException", (error) => {
		log.fatal({ error: describeError(error) }, "the process failed");
		process.exit(1);
	});
}
