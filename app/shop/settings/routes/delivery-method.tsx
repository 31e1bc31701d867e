import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { countryName } from "#app/common/places/country-name.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { findDelivery, saveDelivery } from "#app/shop/settings/delivery.server.ts";
import { isTicked, SettingForm } from "#app/shop/settings/setting-form.tsx";
import { deliverySchema } from "#app/shop/settings/setting-forms.server.ts";
import { SettingFrame } from "#app/shop/settings/setting-frame.tsx";
import { readSettingHistory } from "#app/shop/settings/setting-history.server.ts";
import { explainSettingConflict, formatSettingSaved } from "#app/shop/settings/setting-messages.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/delivery";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Delivery method – Meeha" }];

/** The same screen creates a delivery method, when its path has no id. */
async function read(maskedId: string | undefined) {
	const method = maskedId ? await findDelivery(db, { id: unmaskId(maskedId) }) : null;
	if (method === undefined) throw json(null, { status: 404 });
	return method;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await read(params.maskedId);
	const currency = env.MARKET_CURRENCY;
	const typed = found && {
		name: found.name,
		description: found.description,
		price: typedMoney(found.price, currency),
		freeFrom: found.freeFrom === null ? "" : typedMoney(found.freeFrom, currency),
		countries: found.countries.split(",").map(countryName).join(", "),
		minDays: String(found.minDays),
		maxDays: String(found.maxDays),
		position: String(found.position),
		active: found.is_active ? "on" : "",
	};
	const at = { timeZone: env.MARKET_TIME_ZONE, now: new Date() };
	return json({
		marks: { version: found?.version ?? null, idempotencyKey: randomUUID(), typed },
		currency,
		changes: await readSettingHistory(db, { kind: "delivery method", id: found?.id, ...at }),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await read(params.maskedId);
	const form = await readForm(request, deliverySchema(env.MARKET_CURRENCY), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, price, ...rest } = form.value;
	const now = new Date();
	const saved = await saveDelivery(db, {
		method: { ...rest, price: price ?? 0, isActive: active },
		currency: env.MARKET_CURRENCY,
		...{ id: found?.id ?? null, expectedVersion, idempotencyKey, actorId: person.accountId, now },
	});
	if (saved.ok) return redirectWithFlash(...formatSettingSaved(saved, { path: PATH, name: rest.name }));
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const at = { timeZone: env.MARKET_TIME_ZONE, now };
	return form.refuse({ expectedVersion: [explainSettingConflict("delivery method", saved, at)] }, 409);
}

const namesIn = (currency: string) => ({
	name: "Name",
	description: "Description",
	price: `Price in ${currency}`,
	freeFrom: "Free for orders from",
	minDays: "Minimum working days",
	maxDays: "Maximum working days",
	position: "Position in the list",
	countries: "Countries",
	active: { label: "Active", choices: CHECKBOX_LABELS },
});

type Fields = Record<keyof ReturnType<typeof namesIn> | "expectedVersion" | "idempotencyKey", string>;

export default function DeliveryMethod() {
	const { marks, currency, changes } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Fields>({
		id: "delivery",
		lastResult,
		defaultValue: marks.typed ?? { minDays: "2", maxDays: "5", position: "1", active: "on" },
	});
	const names = namesIn(currency);
	const number = { inputMode: "numeric", autoComplete: "off", width: "code" } as const;
	const amount = { inputMode: "decimal", autoComplete: "off", width: "short" } as const;
	const common = { form, fields, marks, changes, names, sent: lastResult?.initialValue, cancelHref: PATH };
	return (
		<SettingFrame here={PATH} back="All delivery methods" title={marks.typed?.name ?? "Add delivery method"}>
			<SettingForm {...common} thing="delivery method">
				<TextField field={fields.name} label={names.name} autoComplete="off" width="medium" />
				<TextField
					field={fields.description}
					label={names.description}
					hint="Shown to customers at checkout."
					optional
					autoComplete="off"
				/>
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField field={fields.price} label={names.price} {...amount} />
					<TextField field={fields.freeFrom} label={names.freeFrom} optional {...amount} />
				</div>
				<div className="grid items-end gap-x-5 md:grid-cols-3">
					<TextField field={fields.minDays} label={names.minDays} {...number} />
					<TextField field={fields.maxDays} label={names.maxDays} {...number} />
					<TextField field={fields.position} label={names.position} {...number} />
				</div>
				<TextArea
					field={fields.countries}
					label={names.countries}
					hint="Names or two-letter codes, separated by commas, like Canada, US. Leave empty for all countries."
					optional
					rows={2}
				/>
				<CheckField
					field={fields.active}
					label={names.active.label}
					hint="Customers can choose it at checkout."
					isChecked={isTicked(fields.active)}
				/>
			</SettingForm>
		</SettingFrame>
	);
}
