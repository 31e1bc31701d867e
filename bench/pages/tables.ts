import { COLUMNS, type VisitorColumn } from "./screens.ts";
import type { PagesFigure } from "./turns.ts";

export type Way = "again" | "first time";

/** One screen, asked for by one visitor in one way, from each server. */
export type Measurement = {
	screen: string;
	column: VisitorColumn;
	way: Way;
	figures: Partial<Record<"site" | "base" | "bare" | "plain", PagesFigure>>;
};

const WAYS: Way[] = ["again", "first time"];

/** Prints the site's figures, the same beside other servers, and beside the base. */
export function printTables(measurements: readonly Measurement[]): void {
	console.log("The site: pages a second / CPU ms of a page / p99 in ms at half of that rate");
	console.table(
		byScreen(measurements, ({ figures: { site } }) =>
			site ? `${count(site.rate)} / ${ms(site.cpuMs)} / ${site.p99 ?? "–"}` : undefined,
		),
	);
	const beside = measurements.filter(({ figures }) => figures.bare);
	if (beside.length > 0) {
		console.log("Newcomers’ pages: pages a second and CPU ms; the site’s rate by the others’");
		console.table(besideOthers(beside));
	}
	if (measurements.some(({ figures }) => figures.base)) {
		console.log("CPU ms of a page: base → site, and the site’s by the base’s");
		console.table(
			byScreen(measurements, ({ figures: { site, base } }) =>
				site && base
					? `${ms(base.cpuMs)} → ${ms(site.cpuMs)} ${(site.cpuMs / base.cpuMs).toFixed(2)}`
					: undefined,
			),
		);
	}
}

function byScreen(
	measurements: readonly Measurement[],
	cell: (measurement: Measurement) => string | undefined,
): Record<string, Record<string, string>> {
	const rows: Record<string, Record<string, string>> = {};
	for (const way of WAYS)
		for (const column of COLUMNS)
			for (const each of measurements) {
				if (each.way !== way || each.column !== column) continue;
				const row = rows[each.screen] ?? {};
				rows[each.screen] = { ...row, [`${way}, ${column}`]: cell(each) ?? "" };
			}
	return rows;
}

const besideOthers = (measurements: readonly Measurement[]) =>
	measurements.map(({ screen, way, figures: { site, bare, plain } }) => ({
		screen,
		way,
		site: cellOf(site),
		bytes: site?.bytes,
		bare: cellOf(bare),
		"of bare": ratio(site, bare),
		...(plain ? { plain: cellOf(plain), "× plain": ratio(site, plain) } : {}),
	}));

const cellOf = (figure?: PagesFigure) => (figure ? `${count(figure.rate)} / ${ms(figure.cpuMs)}` : "");
/** By CPU time: one core of the server is the limit, and other load does not lengthen it. */
const ratio = (one?: PagesFigure, other?: PagesFigure) =>
	one && other ? Number((other.cpuMs / one.cpuMs).toFixed(2)) : undefined;
const count = (rate: number) => Math.round(rate).toLocaleString("en");
const ms = (time: number) => time.toFixed(time < 1 ? 2 : 1);
