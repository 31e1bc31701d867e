import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestPasswordReset } from "#app/account/sign-in/account-links.server.ts";
import { forgotPasswordSchema } from "#app/account/sign-in/credentials.ts";
import { admitAttempt } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { withConstantDelay } from "#app/http/cookies/constant-delay.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.login.forgot) }];

/** Longer than it takes to find an account and queue its email. */
const ANSWERS_AFTER_MS = 400;

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await readPerson(request);
	return json({ isSent: new URL(request.url).searchParams.has("sent"), email: person?.email ?? "" });
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, forgotPasswordSchema, sender.person);
	if (!form.ok) return form.refusal;
	const { email } = form.value;
	await admitAttempt(sender, { to: "reset link", email });
	await withConstantDelay(ANSWERS_AFTER_MS, requestPasswordReset(db, { email, now: new Date() }));
	return redirect("/forgot-password?sent", { status: 303 });
}

export default function ForgotPassword() {
	const { isSent, email } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			{isSent && !lastResult ? <Sent /> : <Ask lastResult={lastResult} email={email} />}
		</div>
	);
}

type AskProps = { lastResult: ReturnType<typeof useActionData<typeof action>>; email: string };

function Ask({ lastResult, email }: AskProps) {
	const [form, fields] = useForm<{ email: string }>({ id: "forgot", lastResult, defaultValue: { email } });
	return (
		<>
			<h1 className="text-2xl">{t.login.forgot}</h1>
			<p className="mt-1 text-secondary">{t.login.forgotten.lead}</p>
			<PostForm form={form} className="mt-6" guarded>
				<TextField
					field={fields.email}
					label={t.login.email}
					type="email"
					autoComplete="username"
					width="medium"
				/>
				<Button busy={t.login.forgotten.busy}>{t.login.forgotten.send}</Button>
			</PostForm>
			<p className="mt-6">
				<a className="link" href="/login">
					{t.login.forgotten.back}
				</a>
			</p>
		</>
	);
}

function Sent() {
	return (
		<>
			<h1 className="text-2xl">{t.login.forgotten.sentTitle}</h1>
			<p className="mt-3">{t.login.forgotten.sent}</p>
			<p className="mt-3 text-secondary">{t.login.forgotten.noEmail}</p>
			<p className="mt-6 flex flex-wrap gap-3">
				<ButtonLink href="/login">{t.login.title}</ButtonLink>
				<ButtonLink href="/forgot-password" variant="plain">
					{t.login.forgotten.again}
				</ButtonLink>
			</p>
		</>
	);
}
