import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { findDelivery, saveDelivery } from "#app/shop/settings/delivery.server.ts";
import { deliverySchema } from "#app/shop/settings/setting-forms.server.ts";
import { SettingFrame } from "#app/shop/ui/settings/setting-frame.tsx";
import { unmaskId } from "#app/site/masked-id.ts";
import { typedMoney } from "#app/site/money.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/delivery";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Delivery method – Meeha" }];

/** The same screen makes a delivery method, where its path has no id. */
async function read(maskedId: string | undefined) {
	const method = maskedId ? await findDelivery(db, { id: unmaskId(maskedId) }) : null;
	if (method === undefined) throw json(null, { status: 404 });
	return method;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const found = await read(params.maskedId);
	const currency = env.MARKET_CURRENCY;
	const typed = found && {
		name: found.name,
		description: found.description,
		price: typedMoney(found.price, currency),
		freeFrom: found.freeFrom === null ? "" : typedMoney(found.freeFrom, currency),
		countries: found.countries.split(",").join(", "),
		minDays: String(found.minDays),
		maxDays: String(found.maxDays),
		position: String(found.position),
		active: found.is_active ? "on" : "",
	};
	return json({ typed, currency });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const method = await read(params.maskedId);
	const form = await readForm(request, deliverySchema(env.MARKET_CURRENCY), person);
	if (!form.ok) return form.refusal;
	const { active, price, ...rest } = form.value;
	const saved = await saveDelivery(db, {
		id: method?.id ?? null,
		...rest,
		price: price ?? 0,
		isActive: active,
		currency: env.MARKET_CURRENCY,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok) throw json(null, { status: 404 });
	return redirectWithFlash(PATH, { tone: "success", text: `${rest.name} is saved.` });
}

type Fields = Record<
	"name" | "description" | "price" | "freeFrom" | "countries" | "minDays" | "maxDays" | "position" | "active",
	string
>;

export default function DeliveryMethod() {
	const { typed, currency } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<Fields>({
		id: "delivery",
		lastResult: useActionData<typeof action>(),
		defaultValue: typed ?? { minDays: "2", maxDays: "5", position: "1", active: "on" },
	});
	const isActive = fields.active.initialValue !== undefined && fields.active.initialValue !== "";
	const number = { inputMode: "numeric", autoComplete: "off", width: "code" } as const;
	const amount = { inputMode: "decimal", autoComplete: "off", width: "short" } as const;
	return (
		<SettingFrame here={PATH} back="All delivery methods" title={typed?.name ?? "Add delivery method"}>
			<PostForm id={form.id}>
				<ErrorSummary form={form} title="Not saved yet" />
				<TextField field={fields.name} label="Name" autoComplete="off" width="medium" />
				<TextField
					field={fields.description}
					label="Description"
					hint="What a customer should know of it."
					optional
					autoComplete="off"
				/>
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField field={fields.price} label={`Price in ${currency}`} {...amount} />
					<TextField field={fields.freeFrom} label="Free from goods for" optional {...amount} />
				</div>
				<div className="grid items-end gap-x-5 md:grid-cols-3">
					<TextField field={fields.minDays} label="Days at least" {...number} />
					<TextField field={fields.maxDays} label="Days at most" {...number} />
					<TextField field={fields.position} label="Place in the list" {...number} />
				</div>
				<TextField
					field={fields.countries}
					label="Countries"
					hint="Two-letter codes, like US, CA. Left empty, it goes everywhere."
					optional
					autoComplete="off"
				/>
				<CheckField
					field={fields.active}
					label="Active"
					hint="Customers can choose it at the checkout."
					isChecked={isActive}
				/>
				<Button busy="Saving...">{typed ? "Save delivery method" : "Make delivery method"}</Button>
				<ButtonLink href={PATH} variant="plain">
					Cancel
				</ButtonLink>
			</PostForm>
		</SettingFrame>
	);
}
