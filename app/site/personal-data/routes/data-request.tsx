import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { withConstantDelay } from "#app/http/cookies/constant-delay.server.ts";
import { sign } from "#app/http/cookies/secrets.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyRequests } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { DATA_REQUEST_KINDS, dataRequestSchema } from "#app/site/personal-data/data-request-form.ts";
import { requestData } from "#app/site/personal-data/data-requests.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [
	{ title: pageTitle(t.ownData.request.title) },
	{ name: "description", content: t.ownData.request.description },
];

/** Longer than it takes to find out what is stored and to queue the email. */
const ANSWERS_AFTER_MS = 400;

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await readPerson(request);
	const isSent = new URL(request.url).searchParams.has("sent");
	return json({ isSent, email: person?.email ?? "", isSignedIn: person !== null });
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, dataRequestSchema, sender.person);
	if (!form.ok) return form.refusal;
	const { email, kind } = form.value;
	const counted = await countSentForm("dataRequest", "dataRequestByAddress", { ...sender, email });
	if (!counted.ok) throw tooManyRequests(counted.msBeforeNext, counted.limit);
	const tokenOf = (each: string) => sign("data request", each);
	const asked = counted.isEmailed
		? requestData(db, { email, kind, tokenOf, timeZone: market.timeZone, now: new Date() })
		: undefined;
	await withConstantDelay(ANSWERS_AFTER_MS, Promise.resolve(asked));
	return redirect("/privacy/data?sent", { status: 303 });
}

export default function DataRequest() {
	const { isSent, email, isSignedIn } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<div className="mx-auto max-w-form">
			<p className="mb-3">
				<a className="link" href="/privacy">
					{t.information.privacy.title}
				</a>
			</p>
			<div className="card p-5 md:p-8">
				{isSent && !lastResult ? (
					<Sent />
				) : (
					<Ask lastResult={lastResult} email={email} isSignedIn={isSignedIn} />
				)}
			</div>
		</div>
	);
}

type AskProps = {
	lastResult: ReturnType<typeof useActionData<typeof action>>;
	email: string;
	isSignedIn: boolean;
};

function Ask({ lastResult, email, isSignedIn }: AskProps) {
	const [form, fields] = useForm<{ email: string; kind: string }>({
		id: "data-request",
		lastResult,
		defaultValue: { email, kind: "copy" },
	});
	return (
		<>
			<h1 className="text-2xl">{t.ownData.request.title}</h1>
			<p className="mt-1 text-secondary">{t.ownData.request.lead}</p>
			{isSignedIn ? (
				<p className="mt-3">{t.ownData.request.account({ link: (text) => <a href="/profile">{text}</a> })}</p>
			) : null}
			<PostForm form={form} className="mt-6" guarded>
				<TextField
					field={fields.email}
					label={t.words.email}
					hint={t.ownData.request.emailHint}
					type="email"
					autoComplete="email"
					width="medium"
				/>
				<ChoiceField
					field={fields.kind}
					label={t.ownData.request.kind}
					choices={Object.entries(DATA_REQUEST_KINDS).map(([value, choice]) => ({ value, ...choice }))}
					rows
				/>
				<Button busy={t.words.sending}>{t.ownData.request.button}</Button>
			</PostForm>
		</>
	);
}

function Sent() {
	return (
		<>
			<h1 className="text-2xl">{t.ownData.request.sentTitle}</h1>
			<p className="mt-3">{t.ownData.request.sent}</p>
			<p className="mt-3 text-secondary">{t.ownData.request.noEmail}</p>
			<p className="mt-6">
				<ButtonLink href="/privacy/data" variant="plain">
					{t.ownData.request.again}
				</ButtonLink>
			</p>
		</>
	);
}
