import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { listExtras, MOST_EXTRAS } from "#app/travel/extras/read-extras.server.ts";
import type { Database } from "#db/client.ts";
import type { ExtraDetails } from "./form/extra-form.ts";
import { type ListedSaving, saveListed } from "./save-listed.server.ts";

/** Adds an extra to a hotel, or changes it: stays that have it keep it as it was agreed. See `saveListed`. */
export const saveExtra = (
	db: Database,
	/** `currency`: of the amounts in the trail. */
	saving: ListedSaving<ExtraDetails> & { currency: string },
) =>
	saveListed<Awaited<ReturnType<typeof listExtras>>[number], never>(db, saving, {
		action: "hotel extra",
		list: listExtras,
		most: MOST_EXTRAS,
		async write(trx, { before, added, updated_at }) {
			const { details, currency } = saving;
			const after = { ...details, updated_at };
			await (added
				? trx.insertInto("extras").values({ ...after, ...added })
				: trx
						.updateTable("extras")
						.set(after)
						.where("id", "=", before?.id ?? 0)
			).execute();
			return describeDifferences(
				before ? describe(before, currency) : {},
				describe(details, currency),
				"extra",
			);
		},
	});

/** What the trail says of an extra. */
const describe = ({ name, price, per, on_day, per_day, is_active }: ExtraDetails, currency: string) => ({
	name,
	price: { amount: price, currency },
	per: { label: per, of: "extraUnit" as const },
	day: { label: on_day, of: "extra" as const },
	perDay: per_day ?? "",
	onSale: is_active,
});
