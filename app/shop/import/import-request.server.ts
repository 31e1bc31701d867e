import { json } from "@remix-run/node";
import { formatMoment } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { pageInQuery } from "#app/shop/products/product-request.server.ts";
import { listFindings } from "./findings.server.ts";
import { IMPORT_LIST_NAMES, type ImportList, stateOfImport } from "./import-labels.ts";
import { readImport } from "./imports.server.ts";
import { listPictures } from "./pictures/list-pictures.server.ts";

const SIZE = 50;

/** The id of the import in the path, and the path of its page. */
export function importInPath(params: { importId?: string }) {
	const importId = unmaskId(params.importId ?? "");
	if (importId === null) throw json(null, { status: 404 });
	return { importId, path: `/dashboard/imports/${params.importId}` };
}

export async function requireImport(params: { importId?: string }) {
	const { importId, path } = importInPath(params);
	const found = await readImport(db, { importId });
	if (!found) throw json(null, { status: 404 });
	return { ...found, importId, path };
}

export type ImportView = Awaited<ReturnType<typeof viewImport>>;

/** An import with one page of one of its lists: the list in the query (`?kind=problem&page=2`), or the first with rows. */
export async function viewImport(request: Request, params: { importId?: string }) {
	const kind = new URL(request.url).searchParams.get("kind");
	const { importId, path, file, counts, pictures } = await requireImport(params);
	const totals: Record<ImportList, number> = {
		problem: 0,
		warning: 0,
		category: 0,
		create: 0,
		update: 0,
		...counts,
		failed_picture: pictures.failed,
		picture: pictures.named + pictures.waiting + pictures.added + pictures.failed,
	};
	const list =
		IMPORT_LIST_NAMES.find((name) => name === kind) ??
		IMPORT_LIST_NAMES.find((name) => totals[name] > 0) ??
		"problem";
	const page = pageWithin({ page: pageInQuery(request), size: SIZE }, totals[list]);
	const shown = { importId, page, size: SIZE };
	const isPictures = list === "picture" || list === "failed_picture";
	return {
		...shown,
		path,
		trail: trailPath("import", importId),
		file,
		sent: formatMoment(file.created_at, market.timeZone, new Date()),
		state: stateOfImport({ ...file, pictures }),
		/** The number of products that applying the file changes. */
		changing: file.created_count + file.updated_count,
		pictures,
		totals,
		list,
		findings: isPictures ? [] : await listFindings(db, { ...shown, kind: list }),
		pictureRows: isPictures
			? await listPictures(db, { ...shown, failedOnly: list === "failed_picture" })
			: [],
	};
}
