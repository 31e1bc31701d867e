import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "#app/account/profile/profile.server.ts";
import { passwordSchema, WRONG_PASSWORD } from "#app/account/profile/profile-form.ts";
import { readProofMeans } from "#app/account/proof/prove-identity.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { isCommonPassword } from "#app/account/sign-in/common-passwords.server.ts";
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

export const meta = () => [{ title: pageTitle("Change your password") }];

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
	if (!outcome.ok) return form.refuse({ currentPassword: [WRONG_PASSWORD] });
	await giveBackUse("passwordByAccount", String(person.accountId));
	const others = outcome.ended === 1 ? "1 other device" : `${outcome.ended} other devices`;
	const also = outcome.ended > 0 ? ` You have been signed out on ${others}.` : "";
	const text = `Your password has been changed.${also}`;
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
		<ProfileCard
			title="Change your password"
			sub="You’ll stay signed in on this device and be signed out on all others."
		>
			<PostForm form={form}>
				{/* Tells password managers which account the password belongs to. */}
				<input type="hidden" name="username" autoComplete="username" value={email} />
				<PasswordField
					field={fields.currentPassword}
					label="Current password"
					autoComplete="current-password"
				/>
				<NewPasswordField field={fields.newPassword} label="New password" />
				<Button busy="Changing...">Change password</Button>
			</PostForm>
			<p className="mt-6">
				<a className="link" href="/forgot-password">
					Forgot your password?
				</a>
			</p>
		</ProfileCard>
	);
}

/** For an account that was made by a sign-in at an OpenID provider. */
function SetPassword({ email }: { email: string }) {
	return (
		<ProfileCard
			title="Set a password"
			sub={`You have none yet. We’ll email a link to ${email}: open it within an hour and choose a password. You’ll be signed out everywhere and sign in again.`}
		>
			<PostForm action="/forgot-password">
				<input type="hidden" name="email" value={email} />
				<Button busy="Sending...">Email me a link</Button>
			</PostForm>
		</ProfileCard>
	);
}
