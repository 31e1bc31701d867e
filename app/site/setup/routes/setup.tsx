import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkCredentials } from "#app/account/sign-in/accounts.server.ts";
import { isCommonPassword } from "#app/account/sign-in/common-passwords.server.ts";
import { admitAttempt, signIn } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { explainCurrency } from "#app/common/market/market-fields.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market, marketOverrides, refreshMarket } from "#app/http/process/market.server.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { completeFirstStart } from "#app/site/setup/first-start.server.ts";
import { readMarketInputs } from "#app/site/setup/market-request.server.ts";
import { setupSchema } from "#app/site/setup/setup-form.ts";
import { readSetupLink } from "#app/site/setup/setup-request.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { MarketInputs } from "#app/ui/form/market-inputs.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { NewPasswordField, TextArea, TextField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => privatePageMeta(t.setup.title);
export const headers = secretLinkHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
	const { state } = await readSetupLink(request);
	if (state === "wrong") return json({ inputs: null, typed: {} }, { status: 403 });
	if (state !== "open") throw json(null, { status: 404 });
	const { name, address, taxNumber } = marketSeller();
	const seller = address.length > 0 ? { sellerName: name, sellerAddress: address.join("\n"), taxNumber } : {};
	const inputs = await readMarketInputs();
	return json({ inputs, typed: { ...inputs.typed, ...seller } });
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const link = await readSetupLink(request);
	if (link.state === "closed") throw json(null, { status: 404 });
	if (link.state === "wrong") return json(undefined, { status: 403 });
	const form = await readForm(request, setupSchema(isCommonPassword, marketOverrides), sender.person);
	if (!form.ok) return form.refusal;
	const { email, password } = form.value;
	const made = await completeFirstStart(db, {
		seed: link.seed,
		form: form.value,
		overrides: marketOverrides,
		now: new Date(),
	});
	await refreshMarket();
	if (!made.ok && made.reason === "email_taken") return form.refuse({ email: [t.setup.taken] }, 409);
	if (!made.ok && (made.reason === "sold" || made.reason === "priced"))
		return form.refuse({ currency: [explainCurrency(made)] }, 409);
	// A form that is sent twice signs in to the account that it made. It counts as an attempt to sign in, because
	// otherwise whoever finds the used link could guess passwords.
	const attempt = made.ok ? null : await admitAttempt(sender, { to: "sign in", email });
	const account = made.ok ? made : await checkCredentials(db, { email, password });
	const signedIn = account && (await signIn(sender, account));
	if (!signedIn?.ok) throw json(null, { status: 404 });
	await attempt?.succeed();
	const text = t.setup.done({ market: market.name });
	return redirectWithFlash("/dashboard/market", { tone: "success", text }, signedIn.headers);
}

export default function Setup() {
	const { inputs, typed } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string>>({ id: "setup", lastResult, defaultValue: typed });
	const field = (name: string) => fields[name] as FieldSource;
	if (!inputs) return <LinkNeeded />;
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.setup.heading}</h1>
			<p className="mt-1 text-secondary">{t.setup.lead}</p>
			<PostForm form={form} className="mt-6">
				<h2 className="mb-4 text-lg">{t.setup.account}</h2>
				<TextField field={field("name")} label={t.setup.name} autoComplete="name" width="medium" />
				<TextField
					field={field("email")}
					label={t.words.email}
					hint={t.setup.emailHint}
					type="email"
					autoComplete="username"
					width="medium"
				/>
				<NewPasswordField field={field("password")} label={t.login.password} />
				<h2 className="mt-10 mb-4 text-lg">{t.setup.market}</h2>
				<MarketInputs {...inputs} field={field} />
				<h2 className="mt-10 text-lg">{t.setup.seller}</h2>
				<p className="mb-4 max-w-prose text-secondary">{t.setup.sellerLead}</p>
				<TextField
					field={field("sellerName")}
					label={t.setup.legalName}
					optional
					autoComplete="organization"
					width="medium"
				/>
				<TextArea
					field={field("sellerAddress")}
					label={t.words.address}
					hint={t.invoices.seller.addressHint}
					optional
					rows={4}
				/>
				<TextField
					field={field("taxNumber")}
					label={t.invoices.seller.taxNumber}
					hint={t.invoices.seller.taxNumberHint}
					optional
					autoComplete="off"
					width="medium"
				/>
				<Button busy={t.setup.busy}>{t.setup.title}</Button>
			</PostForm>
		</div>
	);
}

function LinkNeeded() {
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.setup.linkNeeded.title}</h1>
			<p className="mt-3 max-w-prose">{t.setup.linkNeeded.text}</p>
			<p className="mt-3 max-w-prose text-secondary">
				{t.setup.linkNeeded.command({ command: <code>npm run account</code> })}
			</p>
		</div>
	);
}
