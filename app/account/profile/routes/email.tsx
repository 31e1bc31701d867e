import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordNeeded } from "#app/account/profile/password-needed.tsx";
import { readProofMeans } from "#app/account/proof/prove-identity.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { type EmailChangeRefusal, requestEmailChange } from "#app/account/sign-in/account-links.server.ts";
import { newEmailSchema } from "#app/account/sign-in/credentials.ts";
import { countMailingForm } from "#app/account/sign-in/form-mails.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse, tooManyRequests, useCounters } from "#app/http/process/limits.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PasswordField, TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.changeEmail.title) }];

const HOUR_MS = 60 * 60 * 1000;

const REFUSALS: Record<EmailChangeRefusal["reason"], () => Record<string, string[]>> = {
	wrong_password: () => ({ currentPassword: [t.profile.password.wrong] }),
	same_email: () => ({ email: [t.changeEmail.own] }),
	email_taken: () => ({ email: [t.changeEmail.taken] }),
};

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const { hasPassword } = await readProofMeans(db, person);
	return json({ email: person.email, hasPassword });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, newEmailSchema, person);
	if (!form.ok) return form.refusal;
	const { accountId } = person;
	await countUse("passwordByAccount", String(accountId));
	const { email: newEmail, currentPassword } = form.value;
	await countUse("emailChangeByAccount", String(accountId));
	const sender = await readSender(request);
	const counted = await countMailingForm(db, useCounters, "emailChange", { ...sender, email: newEmail });
	if (!counted.ok) throw tooManyRequests(counted.msBeforeNext, counted.limit);
	// Without an email the request would have no effect.
	if (!counted.isEmailed) throw tooManyRequests(HOUR_MS);
	const outcome = await requestEmailChange(db, { accountId, newEmail, currentPassword, now: new Date() });
	if (!outcome.ok) return form.refuse(REFUSALS[outcome.reason]());
	await giveBackUse("passwordByAccount", String(accountId));
	const text = t.changeEmail.asked({ newEmail });
	return redirectWithFlash("/profile", { tone: "info", text });
}

export default function Email() {
	const { email, hasPassword } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ email: string; currentPassword: string }>({
		id: "email",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard title={t.changeEmail.title} sub={t.changeEmail.lead({ email })}>
			{hasPassword ? (
				<PostForm form={form}>
					<TextField
						field={fields.email}
						label={t.changeEmail.new}
						type="email"
						autoComplete="email"
						width="medium"
					/>
					<PasswordField
						field={fields.currentPassword}
						label={t.changeEmail.current}
						autoComplete="current-password"
					/>
					<Button busy={t.words.sending}>{t.changeEmail.button}</Button>
				</PostForm>
			) : (
				<PasswordNeeded />
			)}
		</ProfileCard>
	);
}
