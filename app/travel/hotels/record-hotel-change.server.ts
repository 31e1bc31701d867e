import type { Selectable, Transaction } from "kysely";
import { describeDifferences, recordChange } from "#app/common/audit.server.ts";
import type { Schema } from "#db/schema.ts";
import { HOTEL_FIELD_NAMES } from "./form/hotel-labels.ts";

type Hotel = Selectable<Schema["hotels"]>;

/** The details that were approved: the owner may change them at once, and they are reviewed afterwards. */
const APPROVED_AS: readonly (keyof Hotel)[] = ["name", "address", "city", "country"];

type Saved = { hotel: Hotel; after: Partial<Hotel>; actorId: number; now: Date };

/** Records the differences in a hotel's history; those of approved details get their own entry. */
export async function recordHotelChange(
	trx: Transaction<Schema>,
	{ hotel, after, actorId, now }: Saved,
): Promise<void> {
	const subject = `hotel ${hotel.id}` as const;
	const isJudged = (column: string) =>
		hotel.status === "approved" && APPROVED_AS.includes(column as keyof Hotel);
	const columns = Object.keys(after) as (keyof Hotel)[];
	const differences = (names: (keyof Hotel)[]) =>
		describeDifferences(labelled(hotel, names), labelled(after, names));
	const judged = differences(columns.filter(isJudged));
	if (judged) {
		const change = { actorId, action: "hotel identity", subject, detail: judged, now } as const;
		const unreviewed_change_id = await recordChange(trx, change);
		await trx.updateTable("hotels").set({ unreviewed_change_id }).where("id", "=", hotel.id).execute();
	}
	const detail = differences(columns.filter((column) => !isJudged(column)));
	if (detail) await recordChange(trx, { actorId, action: "hotel", subject, detail, now });
}

/** By the names of the form's fields. The phone number appears once, as typed. */
const labelled = (hotel: Partial<Hotel>, columns: readonly (keyof Hotel)[]) =>
	Object.fromEntries(
		columns
			.filter((column) => column !== "contact_e164")
			.map((column) => {
				const field = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
				const names: Record<string, string> = HOTEL_FIELD_NAMES;
				return [names[field] ?? "Amenities", hotel[column] ?? null];
			}),
	);
