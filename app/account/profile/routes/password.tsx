import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "#app/account/profile/profile.server.ts";
import { passwordSchema } from "#app/account/profile/profile-form.ts";
import { readProofMeans } from "#app/account/proof/prove-identity.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { isCommonPassword } from "#app/account/sign-in/common-passwords.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { sessionCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { NewPasswordField, PasswordField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.profile.password.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const { hasPassword } = await readProofMeans(db, person);
	return json({ email: person.email, hasPassword });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, passwordSchema(isCommonPassword), person);
	if (!form.ok) return form.refusal;
	await countUse("passwordByAccount", String(person.accountId));
	const { accountId, sessionId } = person;
	const token = newToken();
	const change = { ...form.value, accountId, sessionId, tokenHash: hashToken(token) };
	const outcome = await changePassword(db, { ...change, now: new Date() });
	if (!outcome.ok) return form.refuse({ currentPassword: [t.profile.password.wrong] });
	await giveBackUse("passwordByAccount", String(person.accountId));
	const { done, doneElsewhere } = t.profile.password;
	const text = outcome.ended > 0 ? doneElsewhere({ count: outcome.ended }) : done;
	const headers = new Headers({ "Set-Cookie": await sessionCookie.serialize(token) });
	return redirectWithFlash("/profile", { tone: "success", text }, headers);
}

export default function Password() {
	const { email, hasPassword } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ currentPassword: string; newPassword: string }>({
		id: "password",
		lastResult: useActionData<typeof action>(),
	});
	if (!hasPassword) return <SetPassword email={email} />;
	return (
		<ProfileCard title={t.profile.password.title} sub={t.profile.password.lead}>
			<PostForm form={form}>
				{/* Tells password managers which account the password belongs to. */}
				<input type="hidden" name="username" autoComplete="username" value={email} />
				<PasswordField
					field={fields.currentPassword}
					label={t.profile.password.current}
					autoComplete="current-password"
				/>
				<NewPasswordField field={fields.newPassword} label={t.profile.password.new} />
				<Button busy={t.profile.password.busy}>{t.profile.password.button}</Button>
			</PostForm>
			<p className="mt-6">
				<a className="link" href="/forgot-password">
					{t.login.forgot}
				</a>
			</p>
		</ProfileCard>
	);
}

/** For an account that was made by a sign-in at an OpenID provider. */
function SetPassword({ email }: { email: string }) {
	return (
		<ProfileCard title={t.profile.password.set} sub={t.profile.password.setLead({ email })}>
			<PostForm action="/forgot-password">
				<input type="hidden" name="email" value={email} />
				<Button busy={t.words.sending}>{t.profile.password.sendLink}</Button>
			</PostForm>
		</ProfileCard>
	);
}
