import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { seenVersion } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import {
	formatCommissionRate,
	readCommissionRate,
	typedCommissionRate,
} from "#app/common/market/commission-rate.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { readHotelRate, saveHotelRate } from "./rates.server.ts";

const schema = z.object({
	/** Empty: the default. */
	rate: z
		.string()
		.optional()
		.transform((typed = "", context) => {
			if (typed.trim() === "") return null;
			const rate = readCommissionRate(typed);
			const message = t.commissionRate.invalid;
			if (rate === null) context.addIssue({ code: "custom", message });
			return rate;
		}),
	/** The version of the rate that the screen showed; 0 for the default. */
	expectedVersion: seenVersion(),
});

/** A hotel's rate as its form shows it, with its history. */
export async function readRateForm(hotelId: number) {
	const [own, changes] = await Promise.all([
		readHotelRate(db, { hotelId }),
		readChanges(db, { subject: `commission ${hotelId}` }),
	]);
	const now = new Date();
	return {
		rate: own ? typedCommissionRate(own.rate) : "",
		usual: formatCommissionRate(env.COMMISSION_RATE),
		version: own?.version ?? 0,
		trail: trailPath("commission", hotelId),
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, market.timeZone, now) })),
	};
}

/** A hotel's rate as text: `12.5%`. */
export async function readRateText(hotelId: number): Promise<string> {
	const own = await readHotelRate(db, { hotelId });
	return formatCommissionRate(own?.rate ?? env.COMMISSION_RATE);
}

type Rated = { hotel: { id: number; name: string }; person: Person; path: string };

/** Saves a hotel's rate and leads back to its page. The caller checks that the hotel exists. */
export async function answerRateForm(request: Request, { hotel, person, path }: Rated) {
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const { rate, expectedVersion } = form.value;
	const now = new Date();
	const saved = await saveHotelRate(db, {
		hotelId: hotel.id,
		rate,
		expectedVersion,
		now,
		defaultRate: env.COMMISSION_RATE,
		actorId: person.accountId,
	});
	if (saved.ok)
		return redirectWithFlash(path, {
			tone: "success",
			text: t.commissionRate.saved({
				hotel: hotel.name,
				rate: formatCommissionRate(rate ?? env.COMMISSION_RATE),
			}),
		});
	const when = formatMoment(saved.at, market.timeZone, now);
	const advice = t.commissionRate.advice;
	const { reason, status } = explainConflict("rate", { by: saved.by, isOwn: saved.isOwn, when, advice });
	return form.refuse({ "": [reason] }, status);
}
