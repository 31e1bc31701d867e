import type { Database } from "#db/client.ts";

export type PictureState = "named" | "waiting" | "added" | "failed";
/** The number of rows that name a picture, by its state. */
export type PictureCounts = Record<PictureState, number>;

const NONE: PictureCounts = { named: 0, waiting: 0, added: 0, failed: 0 };

/** The pictures that product files name, counted by state, for each of these imports. */
export async function countPictures(
	db: Database,
	importIds: readonly number[],
): Promise<(importId: number) => PictureCounts> {
	const rows =
		importIds.length === 0
			? []
			: await db
					.selectFrom("product_import_picture_uses")
					.select((eb) => ["import_id", "state", eb.fn.countAll<number>().as("count")])
					.where("import_id", "in", importIds)
					.where("picture_id", "is not", null)
					.groupBy(["import_id", "state"])
					.execute();
	return (importId) => {
		const own = rows.filter((row) => row.import_id === importId);
		return { ...NONE, ...Object.fromEntries(own.map(({ state, count }) => [state, Number(count)])) };
	};
}

/** A page of the rows that name a picture, in file order; with `failedOnly`, only failed ones. */
export function listPictures(
	db: Database,
	{ importId, failedOnly, size, page }: { importId: number; failedOnly: boolean; size: number; page: number },
) {
	return db
		.selectFrom("product_import_picture_uses as uses")
		.innerJoin("product_import_pictures as pictures", "pictures.id", "uses.picture_id")
		.select(["uses.id", "uses.row_number", "uses.handle", "uses.state", "uses.fault", "pictures.address"])
		.where("uses.import_id", "=", importId)
		.$if(failedOnly, (query) => query.where("uses.state", "=", "failed"))
		.orderBy("uses.row_number")
		.orderBy("uses.is_variant")
		.limit(size)
		.offset((page - 1) * size)
		.execute();
}
