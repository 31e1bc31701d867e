import { existsSync, readFileSync, writeFileSync } from "node:fs";
import v8 from "node:v8";
import vm from "node:vm";

/* Loaded into a site's process before the site (`--import`). On SIGUSR2 it follows the file named by
   TORTURE_ORDERS: sets the clock, collects the garbage, and confirms in `….done`. */

// Everybody except root is subject to file modes.
if (process.env.TORTURE_UID) {
	process.setgid?.(Number(process.env.TORTURE_UID));
	process.setuid?.(Number(process.env.TORTURE_UID));
}

// A write beyond the file size limit then fails instead of killing the process.
process.on("SIGXFSZ", () => {});

const file = process.env.TORTURE_ORDERS ?? "";
v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");
const RealDate = Date;
// Another process on a machine with a wrong clock has the same clock.
let shiftMs = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).shiftMs : 0;

class ShiftedDate extends RealDate {
	/** @param {unknown[]} given */
	constructor(...given) {
		// @ts-expect-error: what a date is made of is whatever the caller says
		super(...(given.length > 0 ? given : [RealDate.now() + shiftMs]));
	}

	static now() {
		return RealDate.now() + shiftMs;
	}
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));

process.on("SIGUSR2", () => {
	const order = JSON.parse(readFileSync(file, "utf8"));
	shiftMs = order.shiftMs;
	for (let round = 0; round < 3; round++) collect();
	writeFileSync(`${file}.done`, String(order.at));
});
