import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { dataRequestCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { DATA_LINK_GONE, requireDataRequest } from "#app/site/personal-data/data-page-request.server.ts";
import { eraseGuest } from "#app/site/personal-data/erase-guest.server.ts";
import { readHeldData } from "#app/site/personal-data/held-data.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta("Erase your data");

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
	if (hash === null) return ask(DATA_LINK_GONE);
	const form = await readForm(request, z.object({}), await readPerson(request));
	if (!form.ok) return form.refusal;
	const outcome = await eraseGuest(db, { tokenHash: hash, timeZone: market.timeZone, now: new Date() });
	if (!outcome.ok) return ask(DATA_LINK_GONE);
	const text = "Your data has been erased. We sent you an email about it.";
	return redirectWithFlash("/", { tone: "success", text });
}

export default function DataErasure() {
	const { email, open, more } = useLoaderData<typeof loader>();
	useActionData<typeof action>();
	return (
		<div className="mx-auto max-w-form">
			<p className="mb-3">
				<a className="link" href="/privacy/data/summary">
					Your data
				</a>
			</p>
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl">Erase your data?</h1>
				<p className="mt-1 wrap-anywhere text-secondary">For {email}. This can’t be undone.</p>
				{open.length > 0 ? (
					<section className="mt-6">
						<h2 className="text-lg">We cancel what is open</h2>
						<ul className="mt-2 list-disc space-y-1 pl-5">
							{open.map(({ number, description }) => (
								<li key={number}>
									<strong>{number}</strong>: {description}
								</li>
							))}
							{more > 0 ? <li>{more} more</li> : null}
						</ul>
					</section>
				) : null}
				<ul className="mt-6 mb-6 list-disc space-y-2 pl-5">
					<li>We remove your name, phone number, email address, addresses and notes everywhere.</li>
					<li>
						We delete your messages, their pictures, photos of deliveries and our record of emails to you.
					</li>
					<li>Reviews stay without your name.</li>
					<li>
						We keep invoices unchanged, as tax law requires, and what was ordered and booked, and when, for
						our accounting.
					</li>
					<li>You can no longer track your orders and bookings, and the links in our emails stop working.</li>
				</ul>
				<PostForm>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/privacy/data/summary" variant="plain">
							Go back
						</ButtonLink>
						<Button variant="danger" busy="Erasing...">
							Erase my data
						</Button>
					</div>
				</PostForm>
			</div>
		</div>
	);
}
