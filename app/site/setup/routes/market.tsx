import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { formatMoment } from "#app/common/calendar.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { seenVersion } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { explainCurrency, marketFields } from "#app/common/market/market-fields.ts";
import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market, marketOverrides, refreshMarket } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { readMarketInputs } from "#app/site/setup/market-request.server.ts";
import { readFirstSteps } from "#app/site/setup/next-steps.server.ts";
import { NextSteps } from "#app/site/setup/next-steps.tsx";
import { saveMarketSettings } from "#app/site/setup/save-market-settings.server.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldSource, initialText } from "#app/ui/form/field.tsx";
import { MarketInputs } from "#app/ui/form/market-inputs.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { ChangeHistory } from "#app/ui/office/change-history.tsx";

const PATH = "/dashboard/market";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.setup.settings.title) }];

const schema = () =>
	z.object({
		...marketFields(marketOverrides),
		expectedVersion: seenVersion(),
	});

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const [saved, inputs, steps, changes] = await Promise.all([
		readMarketSettings(db),
		readMarketInputs(),
		readFirstSteps(db),
		readChanges(db, { subject: "market settings" }),
	]);
	const now = new Date();
	return json({
		...inputs,
		version: saved?.version ?? 0,
		proof: await proofToAskFor(person),
		done: { ...steps, bankAccount: env.BANK_ACCOUNT !== "", payments: paymentProvider !== null },
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, market.timeZone, now) })),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const form = await readProvenForm(request, schema(), person);
	if (!form.ok) return form.refusal;
	const { marketName: name, expectedVersion, currency, country, timeZone } = form.value;
	const now = new Date();
	const saved = await saveMarketSettings(db, {
		settings: { name, currency, country, timeZone },
		overrides: marketOverrides,
		expectedVersion,
		actorId: person.accountId,
		now,
	});
	await refreshMarket();
	if (saved.ok) return redirectWithFlash(PATH, { tone: "success", text: t.setup.settings.done });
	if (saved.reason !== "changed") return form.refuse({ currency: [explainCurrency(saved)] }, 409);
	const when = formatMoment(saved.at, market.timeZone, now);
	const { reason } = explainConflict("market", { by: saved.by, isOwn: saved.isOwn, when });
	return form.refuse({ expectedVersion: [reason] }, 409);
}

export default function Market() {
	const { version, typed, overrides, choices, currency, proof, done, changes } =
		useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({ id: "market", lastResult, defaultValue: typed });
	const field = (name: string) => fields[name] as FieldSource;
	const isChanged = field("expectedVersion").errors !== undefined;
	const expectedVersion = isChanged ? version : initialText(field("expectedVersion")) || version;
	return (
		<>
			<NextSteps done={done} />
			<div className="card mx-auto max-w-form p-5 md:p-8">
				<h1 className="text-2xl">{t.setup.settings.title}</h1>
				<p className="mt-1 mb-6 text-secondary">{t.setup.settings.lead}</p>
				<PostForm form={form}>
					<input
						type="hidden"
						id={field("expectedVersion").id}
						name="expectedVersion"
						value={expectedVersion}
					/>
					<MarketInputs field={field} overrides={overrides} choices={choices} currency={currency} />
					<ProofField field={field("proof")} kind={proof} />
					<p>
						<Button busy={t.words.saving}>{t.setup.settings.button}</Button>
					</p>
				</PostForm>
				<ChangeHistory changes={changes} trail={trailPath("market", "settings")} />
			</div>
		</>
	);
}
