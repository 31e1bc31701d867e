import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { daysOf, findDiscount, saveDiscount } from "#app/shop/settings/discounts.server.ts";
import { DISCOUNT_PLACES, typedPercent } from "#app/shop/settings/percent.ts";
import { discountSchema } from "#app/shop/settings/setting-forms.server.ts";
import { SettingFrame } from "#app/shop/ui/settings/setting-frame.tsx";
import { unmaskId } from "#app/site/masked-id.ts";
import { typedMoney } from "#app/site/money.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/discounts";
const KINDS = [
	{ value: "percent", label: "A percentage" },
	{ value: "amount", label: "An amount" },
];

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Discount – Meeha" }];

/** The same screen makes a discount, where its path has no id. */
async function read(maskedId: string | undefined) {
	const discount = maskedId ? await findDiscount(db, { id: unmaskId(maskedId) }) : null;
	if (discount === undefined) throw json(null, { status: 404 });
	return discount;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const found = await read(params.maskedId);
	const currency = env.MARKET_CURRENCY;
	const zone = env.MARKET_TIME_ZONE.replaceAll("_", " ");
	if (!found) return json({ typed: null, uses: 0, currency, zone });
	const { code, kind, value, minimum, maxUses, uses, is_active } = found;
	const typed = {
		code,
		kind,
		value: kind === "percent" ? typedPercent(value, DISCOUNT_PLACES) : typedMoney(value, currency),
		minimum: minimum > 0 ? typedMoney(minimum, currency) : "",
		...daysOf(found, env.MARKET_TIME_ZONE),
		maxUses: maxUses === null ? "" : String(maxUses),
		active: is_active ? "on" : "",
	};
	return json({ typed, uses, currency, zone });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const discount = await read(params.maskedId);
	const form = await readForm(request, discountSchema(env.MARKET_CURRENCY), person);
	if (!form.ok) return form.refusal;
	const { active, minimum, ...rest } = form.value;
	const saved = await saveDiscount(db, {
		id: discount?.id ?? null,
		...rest,
		minimum: minimum ?? 0,
		isActive: active,
		timeZone: env.MARKET_TIME_ZONE,
		currency: env.MARKET_CURRENCY,
		actorId: person.accountId,
		now: new Date(),
	});
	if (saved.ok) return redirectWithFlash(PATH, { tone: "success", text: `${rest.code} is saved.` });
	if (saved.reason === "used_more")
		return form.refuse({ maxUses: [`It was used ${saved.uses} times already. Allow at least as many.`] });
	if (saved.reason === "gone") throw json(null, { status: 404 });
	return form.refuse({ code: ["Another discount has this code. Choose another one."] });
}

type Fields = Record<
	"code" | "kind" | "value" | "minimum" | "startsOn" | "endsOn" | "maxUses" | "active",
	string
>;

export default function Discount() {
	const { typed, uses, currency, zone } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Fields>({
		id: "discount",
		lastResult,
		defaultValue: typed ?? { kind: "percent", active: "on" },
	});
	return (
		<SettingFrame
			here={PATH}
			back="All discounts"
			title={typed?.code ?? "Add discount"}
			sub={typed ? `Used ${uses === 1 ? "once" : `${uses} times`} so far` : undefined}
		>
			<PostForm id={form.id}>
				<ErrorSummary form={form} title="Not saved yet" />
				<TextField
					field={fields.code}
					label="Code"
					hint="What customers type. Capitals and small letters are the same."
					autoComplete="off"
					width="short"
				/>
				<ChoiceField field={fields.kind} label="It takes off" choices={KINDS} />
				<TextField
					field={fields.value}
					label="How much"
					hint={`A percentage like 12.5, or an amount in ${currency} like 5.00`}
					inputMode="decimal"
					autoComplete="off"
					width="short"
				/>
				<TextField
					field={fields.minimum}
					label={`Goods for at least, in ${currency}`}
					optional
					inputMode="decimal"
					autoComplete="off"
					width="short"
				/>
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<DateField field={fields.startsOn} label="First day" optional />
					<DateField field={fields.endsOn} label="Last day" optional />
				</div>
				<p className="-mt-3 mb-5 text-sm text-secondary">Days as the clocks of {zone} have them.</p>
				<TextField
					field={fields.maxUses}
					label="Orders it can be used for"
					optional
					inputMode="numeric"
					autoComplete="off"
					width="code"
				/>
				<CheckField
					field={fields.active}
					label="Active"
					isChecked={fields.active.initialValue !== undefined && fields.active.initialValue !== ""}
				/>
				<Button busy="Saving...">{typed ? "Save discount" : "Make discount"}</Button>
				<ButtonLink href={PATH} variant="plain">
					Cancel
				</ButtonLink>
			</PostForm>
		</SettingFrame>
	);
}
