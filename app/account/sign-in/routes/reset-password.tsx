import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isCommonPassword } from "#app/account/sign-in/common-passwords.server.ts";
import { resetPasswordSchema } from "#app/account/sign-in/credentials.ts";
import { DeadLink } from "#app/account/sign-in/dead-link.tsx";
import { readLink, resetPassword } from "#app/account/sign-in/open-link.server.ts";
import { registeredSubjects } from "#app/account/subjects.server.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { deviceCookie } from "#app/http/cookies/cookies.server.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readLinkToken, requireLinkToken } from "#app/http/session/link-token.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { NewPasswordField } from "#app/ui/form/text-field.tsx";

export const meta = () => privatePageMeta(t.newPassword.title);
export const headers = secretLinkHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
	const token = requireLinkToken(request, "/forgot-password");
	const link = await readLink(db, { token, purposes: ["reset_password"], now: new Date() });
	return json({ email: link?.email ?? null }, { status: link ? 200 : 410 });
}

export async function action({ request }: ActionFunctionArgs) {
	const { person, browser } = await readSender(request);
	const form = await readForm(request, resetPasswordSchema(isCommonPassword), person);
	if (!form.ok) return form.refusal;
	const token = readLinkToken(request);
	const { password } = form.value;
	const deviceToken = browser.deviceToken ?? newToken();
	const outcome = await resetPassword(db, registeredSubjects(), {
		token,
		password,
		deviceHash: hashToken(deviceToken),
		now: new Date(),
	});
	if (!outcome.ok) return form.refuse({ "": [t.signIn.noLongerWorks] }, 410);
	const text = t.newPassword.changed;
	const headers = new Headers({ "Set-Cookie": await deviceCookie.serialize(deviceToken) });
	return redirectWithFlash("/login", { tone: "success", text }, headers);
}

export default function ResetPassword() {
	const { email } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ password: string }>({
		id: "reset",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			{email === null ? (
				<DeadLink
					why={t.newPassword.deadLink}
					action={{ label: t.newPassword.newLink, href: "/forgot-password" }}
				/>
			) : (
				<>
					<h1 className="text-2xl">{t.newPassword.title}</h1>
					<p className="mt-1 wrap-anywhere text-secondary">{t.newPassword.lead({ email })}</p>
					<PostForm form={form} className="mt-6">
						{/* Tells password managers which account the password belongs to. */}
						<input type="hidden" name="username" autoComplete="username" value={email} />
						<NewPasswordField field={fields.password} label={t.newPassword.label} />
						<Button busy={t.newPassword.busy}>{t.newPassword.button}</Button>
					</PostForm>
				</>
			)}
		</div>
	);
}
