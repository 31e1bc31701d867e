import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkCredentials, createAccount } from "#app/account/sign-in/accounts.server.ts";
import { isCommonPassword } from "#app/account/sign-in/common-passwords.server.ts";
import { signUpSchema } from "#app/account/sign-in/credentials.ts";
import { askForCode } from "#app/account/sign-in/pending-sign-in-request.server.ts";
import { admitAttempt, signIn } from "#app/account/sign-in/sign-in-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { NewPasswordField, TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.signUp.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const url = new URL(request.url).searchParams;
	const redirectTo = ownPath(url.get("redirectTo"));
	if (await readPerson(request)) throw redirect(redirectTo, { status: 303 });
	// An invitation to open a hotel account fills in its role.
	const role = url.get("role") === "Hotel" ? "Hotel" : "User";
	return json({ redirectTo, role });
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, signUpSchema(isCommonPassword), sender.person);
	if (!form.ok) return form.refusal;
	await countUse("signUpByAddress", sender.address);
	const { redirectTo, ...account } = form.value;
	const created = await createAccount(db, { ...account, now: new Date() });
	// A second submit signs in to the account that the first one created. It counts as an attempt to sign in,
	// because otherwise passwords could be guessed here without a limit.
	const attempt = created.ok ? null : await admitAttempt(sender, { to: "sign in", email: account.email });
	const opened = created.ok ? created : await checkCredentials(db, account);
	const signedIn = opened && (await signIn(sender, opened));
	if (opened && "passwordHash" in opened && signedIn?.ok === false && signedIn.reason === "code_needed")
		return askForCode(opened, { redirectTo: ownPath(redirectTo), attempts: 1 });
	if (signedIn?.ok) await attempt?.succeed();
	if (!opened || !signedIn?.ok) return form.refuse({ email: [t.signUp.exists] });
	const named = { market: marketName(), name: account.name };
	const text = created.ok
		? t.signUp.welcomeConfirm({ ...named, email: account.email })
		: t.signUp.welcome(named);
	const role = "role" in opened ? opened.role : account.role;
	return redirectWithFlash(
		role === "Hotel" && ownPath(redirectTo) === "/" ? FIRST_HOTEL : ownPath(redirectTo),
		{ tone: "success", text },
		signedIn.headers,
	);
}

/** The first page for a new hotel account: guests can't find it before it lists a hotel. */
const FIRST_HOTEL = "/list-new-hotel";

type Fields = { name: string; email: string; password: string; role: string };

const KINDS = [
	{
		value: "User",
		get label() {
			return t.signUp.personal;
		},
		get hint() {
			return t.signUp.personalHint;
		},
	},
	{
		value: "Hotel",
		get label() {
			return t.signUp.hotel;
		},
		get hint() {
			return t.signUp.hotelHint;
		},
	},
];

export default function SignUp() {
	const { redirectTo, role } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Fields>({ id: "signup", lastResult, defaultValue: { role } });
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.signUp.title}</h1>
			<p className="mt-1 text-secondary">{t.signUp.lead}</p>
			<PostForm form={form} className="mt-6" guarded>
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<ChoiceField field={fields.role} label={t.signUp.kind} choices={KINDS} />
				<TextField field={fields.name} label={t.words.name} autoComplete="name" width="medium" />
				<TextField
					field={fields.email}
					label={t.words.email}
					type="email"
					autoComplete="username"
					width="medium"
				/>
				<NewPasswordField field={fields.password} label={t.login.password} />
				<Button busy={t.signUp.busy}>{t.signUp.button}</Button>
			</PostForm>
			<p className="mt-6">
				{t.signUp.hasAccount}{" "}
				<a className="link" href={`/login?${new URLSearchParams({ redirectTo })}`}>
					{t.login.title}
				</a>
			</p>
		</div>
	);
}
