import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countRecoveryCodes, isAppCode } from "#app/account/proof/accept-code.server.ts";
import { codeSchema } from "#app/account/proof/second-factor-form.ts";
import {
	clearPendingSignIn,
	readPendingSignIn,
} from "#app/account/sign-in/pending-sign-in-request.server.ts";
import { admitAttempt, signIn } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash, setFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { landingPath } from "#app/http/session/sign-in-path.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.signInCode.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { person } = await readSender(request);
	const pending = await readPendingSignIn(request);
	if (person || !pending) throw redirect("/login", { status: 303 });
	return json({ isRecovery: new URL(request.url).searchParams.has("recovery") });
}

/** A code counts as an attempt to sign in, as the password does. */
export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const pending = await readPendingSignIn(request);
	if (!pending) {
		const text = t.signInCode.expired;
		return redirectWithFlash("/login", { tone: "info", text });
	}
	const form = await readForm(request, codeSchema, sender.person);
	if (!form.ok) return form.refusal;
	const attempt = await admitAttempt(sender, { to: "sign in", email: pending.email });
	const { accountId, passwordHash } = pending;
	const opened = await signIn(sender, { accountId, passwordHash, code: form.value.signInCode });
	if (!opened.ok) return form.refuse({ signInCode: [t.twoStep.wrongCode] });
	await attempt.succeed(1 + pending.attempts);
	opened.headers.append("Set-Cookie", await clearPendingSignIn());
	if (!isAppCode(form.value.signInCode)) {
		// Replaces a message about the cart: without codes and phone, the account is lost.
		const left = await countRecoveryCodes(db, { accountId });
		opened.headers.append("Set-Cookie", await setFlash(codesLeft(left)));
	}
	const path = landingPath(opened.role, ownPath(pending.redirectTo));
	return redirect(path, { status: 303, headers: opened.headers });
}

const codesLeft = (left: number) => ({
	tone: "info" as const,
	text: left === 0 ? t.signInCode.lastUsed : t.signInCode.used({ left }),
	link: { href: "/profile/second-factor/recovery-codes", label: t.signInCode.newCodes },
});

export default function Code() {
	const { isRecovery } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ signInCode: string }>({
		id: "code",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.signInCode.title}</h1>
			<PostForm form={form} className="mt-6">
				{isRecovery ? (
					<TextField
						field={fields.signInCode}
						label={t.signInCode.recovery}
						hint={t.signInCode.recoveryHint}
						autoComplete="off"
						spellCheck={false}
						width="medium"
					/>
				) : (
					<TextField
						field={fields.signInCode}
						label={t.signInCode.code}
						hint={t.signInCode.codeHint({ market: marketName() })}
						autoComplete="one-time-code"
						inputMode="numeric"
						width="short"
					/>
				)}
				<Button busy={t.login.busy}>{t.login.title}</Button>
			</PostForm>
			<p className="mt-6">
				{isRecovery ? (
					<a className="link" href="/login/code">
						{t.signInCode.useApp}
					</a>
				) : (
					<a className="link" href="/login/code?recovery">
						{t.signInCode.useRecovery}
					</a>
				)}
			</p>
			<p className="mt-2 text-secondary">
				{t.signInCode.lostBoth({ link: (text) => <a href="/contact">{text}</a> })}
			</p>
		</div>
	);
}
