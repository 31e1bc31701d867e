import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { dataRequestCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { requireDataRequest } from "#app/site/personal-data/data-page-request.server.ts";
import { eraseGuest } from "#app/site/personal-data/erase-guest.server.ts";
import { readHeldData } from "#app/site/personal-data/held-data.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta(t.ownData.erase.title);

/** Open orders and bookings that the page lists. */
const LISTED = 20;

export async function loader({ request }: LoaderFunctionArgs) {
	const { email } = await requireDataRequest(request);
	const { records } = await readHeldData(db, { email, timeZone: market.timeZone, now: new Date() });
	const open = records.flatMap((each) => each.open);
	return json({
		email,
		open: open.slice(0, LISTED).map(({ number, description }) => ({
			number: formatReferenceNumber(number),
			description,
		})),
		more: Math.max(0, open.length - LISTED),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const { hash } = await readToken(request, dataRequestCookie);
	const ask = (text: string) => redirectWithFlash("/privacy/data", { tone: "error", text });
	if (hash === null) return ask(t.ownData.linkGone);
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok) return form.refusal;
	const outcome = await eraseGuest(db, { tokenHash: hash, timeZone: market.timeZone, now: new Date() });
	if (!outcome.ok) return ask(t.ownData.linkGone);
	const text = t.ownData.erase.done;
	return redirectWithFlash("/", { tone: "success", text });
}

export default function DataErasure() {
	const { email, open, more } = useLoaderData<typeof loader>();
	useActionData<typeof action>();
	return (
		<div className="mx-auto max-w-form">
			<p className="mb-3">
				<a className="link" href="/privacy/data/summary">
					{t.ownData.title}
				</a>
			</p>
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl">{t.ownData.erase.question}</h1>
				<p className="mt-1 wrap-anywhere text-secondary">{t.ownData.erase.for({ email })}</p>
				{open.length > 0 ? (
					<section className="mt-6">
						<h2 className="text-lg">{t.ownData.erase.open}</h2>
						<ul className="mt-2 list-disc space-y-1 ps-5">
							{open.map(({ number, description }) => (
								<li key={number}>
									<strong>{number}</strong>: {description}
								</li>
							))}
							{more > 0 ? <li>{t.ownData.erase.more({ more })}</li> : null}
						</ul>
					</section>
				) : null}
				<ul className="mt-6 mb-6 list-disc space-y-2 ps-5">
					<li>{t.ownData.erase.names}</li>
					<li>{t.ownData.erase.messages}</li>
					<li>{t.ownData.erase.reviews}</li>
					<li>{t.ownData.erase.invoices}</li>
					<li>{t.ownData.erase.tracking}</li>
				</ul>
				<PostForm>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/privacy/data/summary" variant="plain">
							{t.ownData.goBack}
						</ButtonLink>
						<Button variant="danger" busy={t.ownData.erase.busy}>
							{t.ownData.erase.button}
						</Button>
					</div>
				</PostForm>
			</div>
		</div>
	);
}
