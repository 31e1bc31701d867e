import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { count } from "#app/travel/hotels/form/form-fields.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams } from "#app/travel/hotels/owned-request.server.ts";
import { saveOnlineCheckIn } from "#app/travel/hotels/save-hotel-prices.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm } from "#app/travel/hotels/ui/section-form.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.onlineCheckIn.setting) }];

const MODES = ["off", "names", "documents"] as const;
/** As the privacy page says. */
const MOST_DAYS = 90;

const schema = z.object({
	mode: z.enum(MODES, { error: () => t.onlineCheckIn.chooseMode }),
	days: count({
		range: (bounds) => t.onlineCheckIn.daysRange(bounds),
		missing: () => t.onlineCheckIn.daysRange({ min: "1", max: String(MOST_DAYS) }),
		min: 1,
		max: MOST_DAYS,
	}),
	expectedVersion: z.string().optional(),
});

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const typed = { mode: hotel.online_check_in, days: String(hotel.check_in_kept_days) };
	return json({ hotel: framedHotel(hotel), typed, updatedAt: hotel.updated_at });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const form = await readForm(request, schema, person);
	const redisplay = async (refusal: Response) =>
		json({ lastResult: await refusal.json(), isChanged: refusal.status === 409 }, { status: refusal.status });
	if (!form.ok) return redisplay(form.refusal);
	const { mode, days, expectedVersion = "" } = form.value;
	const now = new Date();
	const saved = await saveOnlineCheckIn(db, {
		hotelId: hotel.id,
		actor: person,
		columns: { online_check_in: mode, check_in_kept_days: days },
		expectedVersion,
		now,
	});
	if (saved.ok)
		return redirectWithFlash(`${hotelEditPath(hotel.id)}/online-check-in`, {
			tone: "success",
			text: t.onlineCheckIn.saved,
		});
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const when = formatMoment(saved.at, hotel.time_zone, now);
	const { reason, status } = explainConflict("hotel", { by: saved.by, isOwn: saved.isOwn, when });
	return redisplay(form.refuse({ "": [reason] }, status));
}

export default function CheckInSettings() {
	const { hotel, typed, updatedAt } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "online-check-in",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: typed,
	});
	const body = (
		<>
			<ChoiceField
				field={fields.mode as FieldSource}
				label={t.onlineCheckIn.mode}
				choices={MODES.map((value) => ({ value, label: t.onlineCheckIn[value] }))}
				rows
			/>
			<NumberField
				field={fields.days as FieldSource}
				label={t.onlineCheckIn.days}
				hint={t.onlineCheckIn.daysHint}
			/>
		</>
	);
	return (
		<HotelFrame hotel={hotel} here="/online-check-in">
			<p className="mb-5 max-w-prose text-secondary">{t.onlineCheckIn.settingIntro}</p>
			<EditForm
				form={form}
				sections={[{ id: "check-in", title: t.onlineCheckIn.setting, body }]}
				updatedAt={updatedAt}
				names={{ mode: t.onlineCheckIn.mode, days: t.onlineCheckIn.days }}
				typed={typed}
				refused={refused}
				button={t.words.save}
			/>
		</HotelFrame>
	);
}
