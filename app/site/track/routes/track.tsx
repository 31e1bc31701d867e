import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { networkOf } from "#app/common/access/network-of.ts";
import { trackSchema } from "#app/common/access/track-form.ts";
import { ownsNumber } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { withConstantDelay } from "#app/http/cookies/constant-delay.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { grantTracking } from "#app/http/session/tracked.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [
	{ title: pageTitle(t.track.title) },
	{ name: "description", content: t.track.description },
];

const SAME_MS = 100;

export async function loader({ request }: LoaderFunctionArgs) {
	const asked = new URL(request.url).searchParams;
	const next = (["messages", "check-in"] as const).find((page) => page === asked.get("next")) ?? null;
	return json({ number: (asked.get("number") ?? "").slice(0, 40), next });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, trackSchema(market.country), person);
	if (!form.ok) return form.refusal;
	const { number, contact, next } = form.value;
	const address = clientAddress(request);
	const sender = `${networkOf(address)} ${number}`;
	await countUse("trackByAddress", address);
	await countUse("trackBySender", sender);
	// A constant delay, so that the response time does not reveal what the number is.
	if (!(await withConstantDelay(SAME_MS, ownsNumber(db, { number, contact }))))
		return form.refuse({
			"": [t.track.notFound],
		});
	await giveBackUse("trackByAddress", address);
	await giveBackUse("trackBySender", sender);
	const path = next ? `/track/${number}/${next}` : `/track/${number}`;
	return redirect(path, { status: 303, headers: await grantTracking(request, number) });
}

export default function Track() {
	const { number, next } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ number: string; contact: string }>({
		id: "track",
		lastResult: useActionData<typeof action>(),
		defaultValue: { number },
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.track.title}</h1>
			<p className="mt-1 text-secondary">{t.track.intro}</p>
			<PostForm id={form.id} className="mt-6">
				{next ? <input type="hidden" name="next" value={next} /> : null}
				<ErrorSummary form={form} />
				<TextField
					field={fields.number}
					label={t.track.number}
					hint={t.track.numberHint}
					autoComplete="off"
					spellCheck={false}
					width="medium"
				/>
				<TextField
					field={fields.contact}
					label={t.track.contact}
					hint={t.track.contactHint}
					autoComplete="tel"
					width="medium"
				/>
				<Button busy={t.track.busy}>{next === "messages" ? t.track.openMessages : t.track.submit}</Button>
			</PostForm>
			<p className="mt-6 text-sm text-secondary">
				{t.track.noAccount} <a href="/privacy/data">{t.track.yourData}</a>
			</p>
		</div>
	);
}
