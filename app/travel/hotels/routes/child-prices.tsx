import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { BANDS, childBandsSchema, typedChildBands } from "#app/travel/hotels/form/child-bands-form.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, redisplayForm, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { saveChildBands } from "#app/travel/hotels/save-hotel-prices.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm } from "#app/travel/hotels/ui/section-form.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.childPrices.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const { currency } = market;
	return json({
		hotel: framedHotel(hotel),
		typed: typedChildBands(hotel.child_bands, currency),
		updatedAt: hotel.updated_at,
		currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const { currency } = market;
	const form = await readForm(request, childBandsSchema(currency), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const now = new Date();
	const saved = await saveChildBands(db, { hotelId: hotel.id, actor: person, currency, now, ...form.value });
	if (saved.ok)
		return redirectWithFlash(`${hotelEditPath(hotel.id)}/children`, {
			tone: "success",
			text: form.value.bands === "[]" ? t.childPrices.removed : t.childPrices.saved,
		});
	return redisplayForm(refuseSave(form, "hotel", saved, { timeZone: hotel.time_zone, now }));
}

export default function ChildPrices() {
	const { hotel, typed, updatedAt, currency } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "children",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: typed,
	});
	const field = (name: string) => fields[name] as FieldSource;
	const { upTo, charge, value, cot } = t.childPrices;
	const titles = [t.childPrices.band1, t.childPrices.band2, t.childPrices.band3];
	const sections = BANDS.map((at) => ({
		id: `band-${at}`,
		title: titles[at - 1] ?? "",
		body: (
			<>
				<div className="grid items-end gap-x-5 md:grid-cols-[1fr_2fr_1fr]">
					<NumberField field={field(`upTo${at}`)} label={upTo} optional />
					<SelectField
						field={field(`charge${at}`)}
						label={charge}
						wide
						choices={[
							{ value: "free", label: t.childPrices.free },
							{ value: "amount", label: t.childPrices.amount({ currency }) },
							{ value: "percent", label: t.childPrices.percent },
						]}
					/>
					<NumberField field={field(`value${at}`)} label={value} optional />
				</div>
				<CheckField field={field(`cot${at}`)} label={cot} hint={t.childPrices.cotHint} className="" />
			</>
		),
	}));
	const names = BANDS.flatMap((at) =>
		Object.entries({ upTo, charge, value, cot }).map(([name, label]) => [
			`${name}${at}`,
			`${titles[at - 1]}: ${label}`,
		]),
	);
	return (
		<HotelFrame hotel={hotel} here="/children">
			<h2 className="text-xl">{t.childPrices.title}</h2>
			<p className="mt-1 mb-5 max-w-prose text-secondary">{t.childPrices.intro}</p>
			<EditForm
				form={form}
				sections={sections}
				updatedAt={updatedAt}
				names={Object.fromEntries(names)}
				typed={typed}
				refused={refused}
				button={t.childPrices.save}
			/>
		</HotelFrame>
	);
}
