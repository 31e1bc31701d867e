import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ProofField } from "#app/account/second-factor/proof-field.tsx";
import { proofToAskFor, refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { readChanges } from "#app/common/audit.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/conflict.ts";
import { LOCKED_CURRENCY, marketFields } from "#app/common/market/market-fields.ts";
import { MarketInputs } from "#app/common/market/market-inputs.tsx";
import {
	hasSales,
	readMarketSettings,
	saveMarketSettings,
} from "#app/common/market/market-settings.server.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailPath } from "#app/common/trail-path.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { market, marketOverrides, refreshMarket } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { readMarketInputs } from "#app/site/setup/market-request.server.ts";
import { readFirstSteps } from "#app/site/setup/next-steps.server.ts";
import { NextSteps } from "#app/site/setup/next-steps.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChangeHistory } from "#app/ui/change-history.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { type FieldSource, initialText } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const PATH = "/dashboard/market";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Market settings") }];

const schema = () =>
	z.object({
		...marketFields(marketOverrides),
		expectedVersion: z
			.string()
			.regex(/^\d{1,9}$/)
			.transform(Number)
			.catch(0),
		proof: proof(),
	});

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const [saved, sold, steps, changes] = await Promise.all([
		readMarketSettings(db),
		hasSales(db),
		readFirstSteps(db),
		readChanges(db, { subject: "market settings" }),
	]);
	const now = new Date();
	return json({
		...readMarketInputs(),
		version: saved?.version ?? 0,
		lockedCurrency: sold ? LOCKED_CURRENCY : undefined,
		proof: await proofToAskFor(person),
		done: { ...steps, bankAccount: env.BANK_ACCOUNT !== "", payments: paymentProvider !== null },
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, market.timeZone, now) })),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const form = await readForm(request, schema(), person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const { marketName: name, expectedVersion, currency, country, timeZone } = form.value;
	const now = new Date();
	const saved = await saveMarketSettings(db, {
		settings: { name, currency, country, timeZone },
		...{ overrides: marketOverrides, expectedVersion, actorId: person.accountId, now },
	});
	await refreshMarket();
	if (saved.ok) return redirectWithFlash(PATH, { tone: "success", text: "The market settings are saved." });
	if (saved.reason === "sold") return form.refuse({ currency: [LOCKED_CURRENCY] }, 409);
	const when = formatMoment(saved.at, market.timeZone, now);
	const { reason } = explainConflict("market", { by: saved.by, isOwn: saved.isOwn, when });
	return form.refuse({ expectedVersion: [reason] }, 409);
}

export default function Market() {
	const { version, typed, overrides, choices, lockedCurrency, proof, done, changes } =
		useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({ id: "market", lastResult, defaultValue: typed });
	const field = (name: string) => fields[name] as FieldSource;
	const isChanged = field("expectedVersion").errors !== undefined;
	const expectedVersion = isChanged ? version : initialText(field("expectedVersion")) || version;
	return (
		<>
			<DashboardNav here={PATH} />
			<NextSteps done={done} />
			<div className="card mx-auto max-w-form p-5 md:p-8">
				<h1 className="text-2xl">Market settings</h1>
				<p className="mt-1 mb-6 text-secondary">
					They apply at once, everywhere. Amounts and dates that are already saved stay as they are.
				</p>
				<PostForm id={form.id}>
					<ErrorSummary form={form} />
					<input
						type="hidden"
						id={field("expectedVersion").id}
						name="expectedVersion"
						value={expectedVersion}
					/>
					<MarketInputs {...{ field, overrides, choices, lockedCurrency }} />
					<ProofField field={field("proof")} kind={proof} />
					<p>
						<Button busy="Saving...">Save market settings</Button>
					</p>
				</PostForm>
				<ChangeHistory changes={changes} trail={trailPath("market", "settings")} />
			</div>
		</>
	);
}
