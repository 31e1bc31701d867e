import type { Finding, ReadProduct } from "../product/wanted-product.ts";
import type { Header } from "./columns.ts";
import type { FileRow } from "./read-rows.server.ts";

/** Many more than a product's variants and pictures can take; those beyond are counted, and kept by nobody. */
const MOST_KEPT = 1_000;

/** `count`: how many there are in the file, of which `rows` are the first. */
export type ProductRows = { rows: FileRow[]; count: number };

/**
 * The rows of one handle, which stand together. A row without a handle belongs to the one before. Between two
 * products the process gets to answer whoever else asks: SQLite's work alone would never let go of it.
 */
export async function* productRows(
	rows: AsyncIterable<FileRow>,
	header: Header,
): AsyncGenerator<ProductRows> {
	const at = header.at.handle?.index ?? 0;
	let group: ProductRows = { rows: [], count: 0 };
	let handle = "";
	for await (const row of rows) {
		const own = (row.cells[at] ?? "").trim().toLowerCase();
		if (group.count > 0 && own !== "" && own !== handle) {
			yield group;
			group = { rows: [], count: 0 };
			await new Promise(setImmediate);
		}
		if (own !== "") handle = own;
		group.count += 1;
		if (group.count <= MOST_KEPT) group.rows.push(row);
	}
	if (group.count > 0) yield group;
}

/** What one product of a file takes from another of the same file: its handle, or an SKU. */
export function findTwins(): (read: ReadProduct) => Finding[] {
	const handles = new Map<string, number>();
	const skus = new Map<string, number>();
	return ({ handle, firstRow, product }) => {
		const before = handles.get(handle);
		handles.set(handle, before ?? firstRow);
		const found: Finding[] =
			before === undefined
				? []
				: [
						{
							row: firstRow,
							column: "Handle",
							detail: `“${handle}” begins in row ${before} already. The rows of a product stand together.`,
						},
					];
		for (const { row, sku } of product?.variants ?? []) {
			if (!sku) continue;
			const first = skus.get(sku);
			skus.set(sku, first ?? row);
			if (first !== undefined)
				found.push({ row, column: "SKU", detail: `“${sku}” is the SKU of row ${first}, too.` });
		}
		return found;
	};
}
