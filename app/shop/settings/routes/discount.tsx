import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import {
	DiscountFields,
	type DiscountFormFields,
	discountNames,
} from "#app/shop/settings/discount-fields.tsx";
import { daysOf, findDiscount, saveDiscount } from "#app/shop/settings/discounts.server.ts";
import { DISCOUNT_PLACES, typedPercent } from "#app/shop/settings/percent.ts";
import { SettingForm } from "#app/shop/settings/setting-form.tsx";
import { discountSchema } from "#app/shop/settings/setting-forms.server.ts";
import { SettingFrame } from "#app/shop/settings/setting-frame.tsx";
import { readSettingHistory } from "#app/shop/settings/setting-history.server.ts";
import { explainSettingConflict, formatSettingSaved } from "#app/shop/settings/setting-messages.ts";

const PATH = "/dashboard/discounts";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Discount – Meeha" }];

/** The same screen creates a discount, when its path has no id. */
async function read(maskedId: string | undefined) {
	const discount = maskedId ? await findDiscount(db, { id: unmaskId(maskedId) }) : null;
	if (discount === undefined) throw json(null, { status: 404 });
	return discount;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await read(params.maskedId);
	const currency = env.MARKET_CURRENCY;
	const typed = found && {
		code: found.code,
		kind: found.kind,
		value:
			found.kind === "percent"
				? typedPercent(found.value, DISCOUNT_PLACES)
				: typedMoney(found.value, currency),
		minimum: found.minimum > 0 ? typedMoney(found.minimum, currency) : "",
		...daysOf(found, env.MARKET_TIME_ZONE),
		maxUses: found.maxUses === null ? "" : String(found.maxUses),
		active: found.is_active ? "on" : "",
	};
	const at = { timeZone: env.MARKET_TIME_ZONE, now: new Date() };
	return json({
		marks: { version: found?.version ?? null, idempotencyKey: randomUUID(), typed },
		uses: found?.uses ?? 0,
		currency,
		zone: env.MARKET_TIME_ZONE.replaceAll("_", " "),
		changes: await readSettingHistory(db, { kind: "discount", id: found?.id, ...at }),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await read(params.maskedId);
	const form = await readForm(request, discountSchema(env.MARKET_CURRENCY), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, minimum, ...rest } = form.value;
	const now = new Date();
	const saved = await saveDiscount(db, {
		discount: { ...rest, minimum: minimum ?? 0, isActive: active },
		timeZone: env.MARKET_TIME_ZONE,
		currency: env.MARKET_CURRENCY,
		...{ id: found?.id ?? null, expectedVersion, idempotencyKey, actorId: person.accountId, now },
	});
	if (saved.ok) return redirectWithFlash(...formatSettingSaved(saved, { path: PATH, name: rest.code }));
	if (saved.reason === "gone") throw json(null, { status: 404 });
	if (saved.reason === "used_more")
		return form.refuse({ maxUses: [`It has been used ${saved.uses} times. Enter at least this number.`] });
	if (saved.reason === "code_taken")
		return form.refuse({ code: ["Another discount uses this code. Enter a different one."] });
	const at = { timeZone: env.MARKET_TIME_ZONE, now };
	return form.refuse({ expectedVersion: [explainSettingConflict("discount", saved, at)] }, 409);
}

export default function Discount() {
	const { marks, uses, currency, zone, changes } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<DiscountFormFields & { expectedVersion: string; idempotencyKey: string }>({
		id: "discount",
		lastResult,
		defaultValue: marks.typed ?? { kind: "percent", active: "on" },
	});
	const names = discountNames(currency);
	const common = { form, fields, marks, changes, names, sent: lastResult?.initialValue, cancelHref: PATH };
	return (
		<SettingFrame
			here={PATH}
			back="All discounts"
			title={marks.typed?.code ?? "Add discount"}
			sub={marks.typed ? `Used ${uses === 1 ? "once" : `${uses} times`}` : undefined}
		>
			<SettingForm {...common} thing="discount">
				<DiscountFields fields={fields} names={names} currency={currency} zone={zone} />
			</SettingForm>
		</SettingFrame>
	);
}
