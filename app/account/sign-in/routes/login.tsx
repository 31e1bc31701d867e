import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OPENID } from "#app/account/proof/openid-request.server.ts";
import { passkeySignInSchema } from "#app/account/proof/passkey-form.ts";
import { PASSKEY_ORIGIN, signInSite } from "#app/account/proof/passkey-request.server.ts";
import { PasskeyButton } from "#app/account/proof/ui/passkey-button.tsx";
import { findPasskey, type PasskeyRefusal, verifyPasskey } from "#app/account/proof/verify-passkey.server.ts";
import { authenticator } from "#app/account/sign-in/authenticator-request.server.ts";
import { signInSchema } from "#app/account/sign-in/credentials.ts";
import { askForCode } from "#app/account/sign-in/pending-sign-in-request.server.ts";
import { admitAttempt, signIn } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { readFields, readForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readSender, type Sender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { landingPath } from "#app/http/session/sign-in-path.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PasswordField, TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.login.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const redirectTo = ownPath(new URL(request.url).searchParams.get("redirectTo"));
	const person = await readPerson(request);
	if (person) throw redirect(landingPath(person.role, redirectTo), { status: 303 });
	return json({ redirectTo, passkeyOrigin: PASSKEY_ORIGIN, openid: OPENID?.name ?? null });
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const body = await readFields(request);
	if (body.has("credential")) return signInWithPasskey(request, { sender, body });
	const form = await readForm(request, signInSchema, sender.person, { body });
	if (!form.ok) return form.refusal;
	const { email, password, redirectTo } = form.value;
	const attempt = await admitAttempt(sender, { to: "sign in", email });
	// remix-auth reads the form from a request. This form has been read and checked already.
	const credentials = new Request(request.url, {
		method: "POST",
		body: new URLSearchParams({ email, password }),
	});
	const account = await authenticator.authenticate("form", credentials);
	const opened = account && (await signIn(sender, account));
	if (account && opened?.ok === false && opened.reason === "code_needed")
		return askForCode(account, { redirectTo: ownPath(redirectTo), attempts: 1 });
	if (!opened?.ok) return form.refuse({ "": [t.login.wrong] });
	await attempt.succeed();
	return redirect(landingPath(opened.role, ownPath(redirectTo)), {
		status: 303,
		headers: opened.headers,
	});
}

/** A passkey signs in without a code, because the device has verified the person. */
async function signInWithPasskey(request: Request, { sender, body }: { sender: Sender; body: FormData }) {
	const form = await readForm(request, passkeySignInSchema, sender.person, { body });
	if (!form.ok) return form.refusal;
	const { credential, redirectTo } = form.value;
	const refuse = (reason: PasskeyRefusal["reason"]) => form.refuse({ "": [explainPasskey(reason)] });
	if (!credential) return refuse("wrong");
	const passkey = await findPasskey(db, credential);
	// An unknown passkey has a limit, too, so that the answer does not tell.
	const email = passkey?.email ?? `passkey ${credential.id}`;
	const attempt = await admitAttempt(sender, { to: "sign in", email });
	const verified = await verifyPasskey(await signInSite(request), credential, passkey);
	if (!verified.ok) return refuse(verified.reason);
	const opened = await signIn(sender, { accountId: verified.accountId, passkey: verified });
	if (!opened.ok) return refuse("wrong");
	await attempt.succeed();
	return redirect(landingPath(opened.role, ownPath(redirectTo)), {
		status: 303,
		headers: opened.headers,
	});
}

const explainPasskey = (reason: PasskeyRefusal["reason"]): string =>
	reason === "wrong" ? t.login.wrongPasskey : t.login.otherOrigin({ origin: PASSKEY_ORIGIN });

export default function Login() {
	const { redirectTo, passkeyOrigin, openid } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ email: string; password: string }>({
		id: "login",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.login.title}</h1>
			{redirectTo === "/" ? null : <p className="text-secondary">{t.login.toContinue}</p>}
			<PostForm form={form} className="mt-6">
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<TextField
					field={fields.email}
					label={t.login.email}
					type="email"
					autoComplete="username webauthn"
					width="medium"
				/>
				<PasswordField field={fields.password} label={t.login.password} autoComplete="current-password" />
				<Button busy={t.login.busy}>{t.login.title}</Button>
			</PostForm>
			<PasskeyButton to={{ signIn: { redirectTo } }} origin={passkeyOrigin} />
			{openid ? (
				<p className="mt-6">
					<ButtonLink variant="plain" href={`/login/openid?${new URLSearchParams({ redirectTo })}`}>
						{t.login.withProvider({ provider: openid })}
					</ButtonLink>
				</p>
			) : null}
			<p className="mt-6">
				<a className="link" href="/forgot-password">
					{t.login.forgot}
				</a>
			</p>
			<p className="mt-2">
				{t.login.newTo({ market: marketName() })}{" "}
				<a className="link" href={`/signup?${new URLSearchParams({ redirectTo })}`}>
					{t.login.createAccount}
				</a>
			</p>
		</div>
	);
}
