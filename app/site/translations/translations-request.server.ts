import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager, requireShopStaff } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import type { Database } from "#db/client.ts";
import {
	readTranslatedCategory,
	readTranslatedDelivery,
	readTranslatedProduct,
} from "./translated-goods.server.ts";
import {
	readTranslatedExtra,
	readTranslatedHotel,
	readTranslatedOffer,
	readTranslatedRate,
	readTranslatedRoom,
} from "./translated-stays.server.ts";
import type { TranslatedThing } from "./translated-things.server.ts";

type Translated = {
	guard: (request: Request) => Promise<Person>;
	read: (db: Database, by: { id: number; actor: Person }) => Promise<TranslatedThing | undefined>;
};

/** What is translated, by the path of its pages: its owners are those who edit the original. */
const TRANSLATED: Record<string, Translated> = {
	"/dashboard/products": { guard: requireShopStaff, read: readTranslatedProduct },
	"/dashboard/categories": { guard: requireShopStaff, read: readTranslatedCategory },
	"/dashboard/delivery": { guard: requireShopStaff, read: readTranslatedDelivery },
	"/list-new-hotel": { guard: requireHotelManager, read: readTranslatedHotel },
	"/edit-room": { guard: requireHotelManager, read: readTranslatedRoom },
};

/** Rates, offers and extras stand below the path of their hotel. */
const RATE: Translated = { guard: requireHotelManager, read: readTranslatedRate };
const EXTRA: Translated = { guard: requireHotelManager, read: readTranslatedExtra };
const OFFER: Translated = { guard: requireHotelManager, read: readTranslatedOffer };

type Params = Partial<Record<"maskedId" | "hotelId" | "roomId" | "planId" | "offerId" | "extraId", string>>;

/** The thing in the path of a page, and who is about to translate it. */
export async function requireTranslated(request: Request, params: Params) {
	const { maskedId, hotelId, roomId, planId, offerId, extraId } = params;
	const { pathname } = new URL(request.url);
	const found = Object.entries(TRANSLATED).find(([path]) => pathname.startsWith(`${path}/`));
	const { guard, read } = planId ? RATE : offerId ? OFFER : extraId ? EXTRA : (found?.[1] ?? throwMissing());
	const actor = await guard(request);
	const id = unmaskId(planId ?? offerId ?? extraId ?? maskedId ?? hotelId ?? roomId ?? "") ?? 0;
	const thing = await read(db, { id, actor });
	return { actor, thing: thing ?? throwMissing() };
}

function throwMissing(): never {
	throw json(null, { status: 404 });
}
