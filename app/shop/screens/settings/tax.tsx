import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { TAX_PLACES, typedPercent } from "#app/shop/settings/percent.ts";
import { taxSchema } from "#app/shop/settings/setting-forms.server.ts";
import { findTax, saveTax } from "#app/shop/settings/taxes.server.ts";
import { SettingFrame } from "#app/shop/ui/settings/setting-frame.tsx";
import { unmaskId } from "#app/site/masked-id.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/taxes";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Tax rate – Meeha" }];

/** The same screen makes a tax rate, where its path has no id. */
async function read(maskedId: string | undefined) {
	const rate = maskedId ? await findTax(db, { id: unmaskId(maskedId) }) : null;
	if (rate === undefined) throw json(null, { status: 404 });
	return rate;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const found = await read(params.maskedId);
	const typed = found && {
		name: found.name,
		country: found.country,
		region: found.region,
		rate: typedPercent(found.ratePpm, TAX_PLACES),
		inclusive: found.is_inclusive ? "on" : "",
		active: found.is_active ? "on" : "",
	};
	return json({ typed, country: env.MARKET_COUNTRY });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const rate = await read(params.maskedId);
	const form = await readForm(request, taxSchema, person);
	if (!form.ok) return form.refusal;
	const { active, inclusive, ...rest } = form.value;
	const saved = await saveTax(db, {
		id: rate?.id ?? null,
		...rest,
		isInclusive: inclusive,
		isActive: active,
		actorId: person.accountId,
		now: new Date(),
	});
	if (saved.ok) return redirectWithFlash(PATH, { tone: "success", text: `${rest.name} is saved.` });
	if (saved.reason === "gone") throw json(null, { status: 404 });
	return form.refuse({
		country: ["Another active rate is for this place. Switch that one off first, or change it."],
	});
}

type Fields = Record<"name" | "country" | "region" | "rate" | "inclusive" | "active", string>;
const isTicked = ({ initialValue }: { initialValue?: unknown }) =>
	initialValue !== undefined && initialValue !== "";

export default function Tax() {
	const { typed, country } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<Fields>({
		id: "tax",
		lastResult: useActionData<typeof action>(),
		defaultValue: typed ?? { country, inclusive: "on", active: "on" },
	});
	return (
		<SettingFrame here={PATH} back="All tax rates" title={typed?.name ?? "Add tax rate"}>
			<PostForm id={form.id}>
				<ErrorSummary form={form} title="Not saved yet" />
				<TextField
					field={fields.name}
					label="Name"
					hint="As it stands on receipts, such as VAT."
					autoComplete="off"
					width="medium"
				/>
				<TextField
					field={fields.rate}
					label="Rate in percent"
					hint="Like 7.25"
					inputMode="decimal"
					autoComplete="off"
					width="code"
				/>
				<div className="grid items-end gap-x-5 md:grid-cols-2">
					<TextField
						field={fields.country}
						label="Country"
						hint="Its two-letter code, like US"
						autoComplete="off"
						width="code"
					/>
					<TextField
						field={fields.region}
						label="Region"
						hint="A state’s or province’s code, like CA"
						optional
						autoComplete="off"
						width="code"
					/>
				</div>
				<CheckField
					field={fields.inclusive}
					label="Prices contain it"
					hint="Otherwise it is added to them at the checkout."
					isChecked={isTicked(fields.inclusive)}
				/>
				<CheckField field={fields.active} label="Active" isChecked={isTicked(fields.active)} />
				<Button busy="Saving...">{typed ? "Save tax rate" : "Make tax rate"}</Button>
				<ButtonLink href={PATH} variant="plain">
					Cancel
				</ButtonLink>
			</PostForm>
		</SettingFrame>
	);
}
