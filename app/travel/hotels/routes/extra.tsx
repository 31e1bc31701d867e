import { randomUUID } from "node:crypto";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { PER } from "#app/travel/extras/extra-prices.ts";
import { listExtras, MOST_EXTRAS } from "#app/travel/extras/read-extras.server.ts";
import { extraSchema, extrasPath, typedExtra } from "#app/travel/hotels/form/extra-form.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, redisplayForm, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { saveExtra } from "#app/travel/hotels/save-extra.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm, type FormSection, NewForm } from "#app/travel/hotels/ui/section-form.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextField } from "#app/ui/form/text-field.tsx";
import { TranslationsLink } from "#app/ui/office/translations-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.typed?.name ?? t.extras.add) },
];

/** The hotel and the extra of the path; null on the page that adds one. */
async function readExtraPage(params: LoaderFunctionArgs["params"], person: Person) {
	const hotel = await hotelFromParams(params, person);
	if (params.extraId === undefined) return { hotel, extra: null };
	const id = unmaskId(params.extraId);
	const extra = (await listExtras(db, { hotelId: hotel.id })).find((each) => each.id === id);
	if (!extra) throw json(null, { status: 404 });
	return { hotel, extra };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, extra } = await readExtraPage(params, person);
	return json({
		hotel: framedHotel(hotel),
		typed: extra && typedExtra(extra, market.currency),
		path: extra && extrasPath(hotelEditPath(hotel.id), extra.id),
		isActive: extra?.is_active ?? true,
		updatedAt: extra?.updated_at ?? "",
		idempotencyKey: randomUUID(),
		currency: market.currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, extra } = await readExtraPage(params, person);
	const form = await readForm(request, extraSchema(market.currency), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { details, idempotencyKey = randomUUID(), expectedVersion = "" } = form.value;
	const now = new Date();
	const saved = await saveExtra(db, {
		hotelId: hotel.id,
		id: extra?.id ?? null,
		actor: person,
		details,
		currency: market.currency,
		idempotencyKey,
		expectedVersion,
		now,
	});
	if (saved.ok) {
		const text = saved.isAgain ? t.extras.again(details) : t.extras.saved(details);
		return redirectWithFlash(extrasPath(hotelEditPath(hotel.id)), { tone: "success", text });
	}
	if (saved.reason === "too_many")
		return redisplayForm(form.refuse({ "": [t.extras.tooMany({ count: MOST_EXTRAS })] }));
	return redisplayForm(refuseSave(form, "extra", saved, { timeZone: hotel.time_zone, now }));
}

export default function ExtraScreen() {
	const { hotel, typed, path, isActive, updatedAt, idempotencyKey, currency } =
		useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "extra",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: { ...typed, active: isActive ? "on" : "" },
	});
	const field = (name: string) => fields[name] as FieldSource;
	const sections: FormSection[] = [
		{
			id: "the-extra",
			title: t.extras.choose,
			body: (
				<>
					<TextField
						field={field("name")}
						label={t.extras.name}
						hint={t.extras.nameHint}
						autoComplete="off"
					/>
					<div className="grid items-end gap-x-5 md:grid-cols-2">
						<NumberField field={field("price")} label={`${t.extras.amount} (${currency})`} />
						<SelectField
							field={field("per")}
							label={t.extras.per}
							choices={PER.map((value) => ({ value, label: t.extras.units[value] }))}
						/>
						<SelectField
							field={field("day")}
							label={t.extras.day}
							hint={t.extras.dayHint}
							choices={[
								{ value: "arrival", label: t.extras.arrival },
								{ value: "departure", label: t.extras.departure },
							]}
						/>
						<NumberField
							field={field("perDay")}
							label={t.extras.perDay}
							hint={t.extras.perDayHint}
							optional
						/>
					</div>
					<CheckField field={field("active")} label={t.extras.onSale} className="" />
				</>
			),
		},
	];
	return (
		<HotelFrame hotel={hotel} here="/extras">
			<h2 className="text-xl">{typed?.name ?? t.extras.add}</h2>
			<div className="mb-5">{path ? <TranslationsLink path={path} /> : null}</div>
			{typed ? (
				<EditForm
					form={form}
					sections={sections}
					updatedAt={updatedAt}
					names={{
						name: t.extras.name,
						price: t.extras.amount,
						per: t.extras.per,
						day: t.extras.day,
						perDay: t.extras.perDay,
					}}
					typed={typed}
					refused={refused}
					button={t.extras.save}
				/>
			) : (
				<NewForm
					form={form}
					fields={fields}
					idempotencyKey={idempotencyKey}
					sections={sections}
					button={t.extras.add}
				/>
			)}
		</HotelFrame>
	);
}
