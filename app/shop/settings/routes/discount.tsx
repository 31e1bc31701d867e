import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { nameOfClock } from "#app/common/calendar.ts";
import { DISCOUNT_PLACES, typedPercent } from "#app/common/forms/percent.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { exampleAmount, typedMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { daysOf, findDiscount, saveDiscount } from "#app/shop/settings/discounts.server.ts";
import { discountSchema } from "#app/shop/settings/setting-forms.server.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const PATH = "/dashboard/discounts";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.discountSettings.discount) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await settingOf(params, findDiscount);
	const currency = market.currency;
	const typed = found && {
		code: found.code,
		kind: found.kind,
		value:
			found.kind === "percent"
				? typedPercent(found.value, DISCOUNT_PLACES)
				: typedMoney(found.value, currency),
		minimum: found.minimum > 0 ? typedMoney(found.minimum, currency) : "",
		...daysOf(found, market.timeZone),
		maxUses: found.max_uses === null ? "" : String(found.max_uses),
		active: found.is_active ? "on" : "",
	};
	return json({
		form: await readSettingForm("discount", found),
		typed,
		uses: found?.uses ?? 0,
		currency,
		clock: nameOfClock(market.timeZone),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await settingOf(params, findDiscount);
	const form = await readForm(request, discountSchema(market.currency), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, minimum, maxUses, ...rest } = form.value;
	const saved = await saveDiscount(db, {
		discount: { ...rest, minimum: minimum ?? 0, max_uses: maxUses, is_active: active },
		timeZone: market.timeZone,
		currency: market.currency,
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok && saved.reason === "used_more")
		return form.refuse({ maxUses: [t.discountSettings.usedMore({ count: saved.uses })] });
	if (!saved.ok && saved.reason === "code_taken")
		return form.refuse({ code: [t.discountSettings.codeTaken] });
	return answerSetting(form, saved, { kind: "discount", path: PATH, name: rest.code });
}

const KINDS = {
	get percent() {
		return t.discountSettings.percentage;
	},
	get amount() {
		return t.discountSettings.fixedAmount;
	},
};

const namesIn = (currency: string) => ({
	code: t.discountSettings.code,
	kind: { label: t.discountSettings.discountType, choices: KINDS },
	value: t.discountSettings.discount,
	minimum: t.discountSettings.minimumIn({ currency }),
	startsOn: t.discountSettings.startDate,
	endsOn: t.discountSettings.endDate,
	maxUses: t.discountSettings.maximumUses,
	active: { label: t.discountSettings.active, choices: CHECKBOX_LABELS },
});

export default function Discount() {
	const { form, typed, uses, currency, clock } = useLoaderData<typeof loader>();
	const names = namesIn(currency);
	const short = { autoComplete: "off", width: "short" } as const;
	return (
		<SettingForm
			{...form}
			here={PATH}
			kind="discount"
			title={typed?.code}
			sub={typed ? t.discountSettings.used({ count: uses }) : undefined}
			typed={typed}
			initial={{ kind: "percent", active: "on" }}
			names={names}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField field={field("code")} label={names.code} hint={t.discountSettings.codeHint} {...short} />
					<ChoiceField
						field={field("kind")}
						label={names.kind.label}
						choices={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
					/>
					<TextField
						field={field("value")}
						label={names.value}
						hint={t.discountSettings.valueHint({ currency, example: exampleAmount(currency, 5) })}
						inputMode="decimal"
						{...short}
					/>
					<TextField field={field("minimum")} label={names.minimum} optional inputMode="decimal" {...short} />
					<div className="grid items-end gap-x-5 md:grid-cols-2">
						<DateField field={field("startsOn")} label={names.startsOn} optional />
						<DateField field={field("endsOn")} label={names.endsOn} optional />
					</div>
					<p className="-mt-3 mb-5 text-sm text-secondary">{t.discountSettings.daysStart({ clock })}</p>
					<TextField
						field={field("maxUses")}
						label={names.maxUses}
						optional
						inputMode="numeric"
						autoComplete="off"
						width="code"
					/>
					<CheckField field={field("active")} label={names.active.label} />
				</>
			)}
		</SettingForm>
	);
}
