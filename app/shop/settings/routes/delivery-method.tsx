import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { typedMoney } from "#app/common/money.ts";
import { countryName, sortCountries } from "#app/common/places/country-name.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { findDelivery, saveDelivery } from "#app/shop/settings/delivery.server.ts";
import { deliverySchema } from "#app/shop/settings/setting-forms.server.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const PATH = "/dashboard/delivery";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.deliverySettings.deliveryMethod) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await settingOf(params, findDelivery);
	const currency = market.currency;
	const typed = found && {
		name: found.name,
		description: found.description,
		price: typedMoney(found.price, currency),
		freeFrom: found.free_from === null ? "" : typedMoney(found.free_from, currency),
		countries: sortCountries(found.countries.split(",")).map(countryName).join(", "),
		minDays: String(found.min_days),
		maxDays: String(found.max_days),
		position: String(found.position),
		active: found.is_active ? "on" : "",
	};
	return json({ form: await readSettingForm("delivery method", found), typed, currency });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await settingOf(params, findDelivery);
	const form = await readForm(request, deliverySchema(market.currency), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, price, freeFrom, minDays, maxDays, active, ...rest } = form.value;
	const columns = { free_from: freeFrom, min_days: minDays, max_days: maxDays, is_active: active };
	const saved = await saveDelivery(db, {
		method: { ...rest, ...columns, price: price ?? 0 },
		currency: market.currency,
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	return answerSetting(form, saved, { kind: "delivery method", path: PATH, name: rest.name });
}

const namesIn = (currency: string) => ({
	name: t.words.name,
	description: t.words.description,
	price: t.deliverySettings.priceIn({ currency }),
	freeFrom: t.deliverySettings.freeForOrdersFrom,
	minDays: t.deliverySettings.minimumWorkingDays,
	maxDays: t.deliverySettings.maximumWorkingDays,
	position: t.deliverySettings.positionList,
	countries: t.deliverySettings.countries,
	active: { label: t.deliverySettings.active, choices: CHECKBOX_LABELS },
});

export default function DeliveryMethod() {
	const { form, typed, currency } = useLoaderData<typeof loader>();
	const { maskedId } = useParams();
	const names = namesIn(currency);
	const number = { inputMode: "numeric", autoComplete: "off", width: "code" } as const;
	const amount = { inputMode: "decimal", autoComplete: "off", width: "short" } as const;
	return (
		<SettingForm
			{...form}
			here={PATH}
			kind="delivery method"
			title={typed?.name}
			typed={typed}
			translations={maskedId ? `${PATH}/${maskedId}` : null}
			initial={{ minDays: "2", maxDays: "5", position: "1", active: "on" }}
			names={names}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField field={field("name")} label={names.name} autoComplete="off" width="medium" />
					<TextField
						field={field("description")}
						label={names.description}
						hint={t.deliverySettings.nameHint}
						optional
						autoComplete="off"
					/>
					<div className="grid items-end gap-x-5 md:grid-cols-2">
						<TextField field={field("price")} label={names.price} {...amount} />
						<TextField field={field("freeFrom")} label={names.freeFrom} optional {...amount} />
					</div>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<TextField field={field("minDays")} label={names.minDays} {...number} />
						<TextField field={field("maxDays")} label={names.maxDays} {...number} />
						<TextField field={field("position")} label={names.position} {...number} />
					</div>
					<TextArea
						field={field("countries")}
						label={names.countries}
						hint={t.deliverySettings.countriesHint}
						optional
						rows={2}
					/>
					<CheckField
						field={field("active")}
						label={names.active.label}
						hint={t.deliverySettings.activeHint}
					/>
				</>
			)}
		</SettingForm>
	);
}
