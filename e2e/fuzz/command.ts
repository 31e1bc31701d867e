import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { makeTemplate } from "#db/testing/database-template.ts";
import { openWorld } from "./open-world.ts";
import { QUICK, runFuzz } from "./run-fuzz.ts";

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "2000" },
		seed: { type: "string" },
		only: { type: "string" },
		each: { type: "string", default: "3" },
		quick: { type: "boolean", default: false },
		postgres: { type: "boolean", default: false },
	},
});

/**
 * The approximate number of requests of a run: two malformed forms for each action, an odd URL and an odd
 * method.
 */
const ROUTES = 600;
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const rounds = Math.max(1, Math.round(Number(values.runs) / ROUTES));
const size = values.quick ? "--quick" : `--runs ${values.runs} --each ${values.each}`;
const again = `${size} --seed ${seed}${values.postgres ? " --postgres" : ""}`;
process.stdout.write(`Seed ${seed}: the same again with -- ${again}\n`);

const { template, remove } = await makeTemplate(values.postgres ? "postgres" : "sqlite");
const opened = await openWorld(template);
const bar = process.stdout.isTTY
	? new SingleBar({ format: "{bar} {value}/{total} routes, {eta_formatted}" })
	: null;
bar?.start(1, 0);
const result = await runFuzz({
	...opened,
	seed,
	...(values.quick ? QUICK : { posts: rounds * 2, gets: rounds, asks: rounds, each: Number(values.each) }),
	only: values.only,
	onFault: ({ route, faults, example }) =>
		process.stdout.write(`\n✗ ${route}\n  ${faults.join("\n  ")}\n  ${example}\n`),
	onProgress: ({ at, total, requests, faults }) => {
		bar?.setTotal(total);
		bar?.update(at);
		if (!bar && at % 20 === 0)
			process.stdout.write(`${at} of ${total} routes, ${requests} requests, ${faults} faults\n`);
	},
});
bar?.stop();
await opened.close();
await remove();

for (const [what, paths] of [
	["Routes that nobody could look at", result.unseen],
	["Actions whose form was found nowhere", result.formless],
	["Actions that took no form as it is meant", result.neverTaken],
] as const)
	if (paths.length > 0) process.stdout.write(`\n${what}: ${paths.join(", ")}\n`);
for (const path of result.neverTaken) process.stdout.write(`  ${path}: ${result.refusals.get(path)}\n`);
process.stdout.write(`\nMost of the server’s time:\n`);
for (const { ms, what } of result.slowest) process.stdout.write(`${String(ms).padStart(6)} ms  ${what}\n`);
const per = (result.requests / result.seconds).toFixed(0);
process.stdout.write(
	`\n${result.requests} requests in ${result.seconds.toFixed(0)} s (${per}/s), ${result.faults.length} faults. Seed ${seed}.\n`,
);
process.exit(result.faults.length > 0 ? 1 : 0);
