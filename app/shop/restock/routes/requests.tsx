import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeadLink } from "#app/account/sign-in/dead-link.tsx";
import type { DataOwner } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import { readRequestsToken } from "#app/shop/restock/restock-links-settings.server.ts";
import { nameSold } from "#app/shop/restock/restock-mails.ts";
import { deleteRestockRequests, listRestockRequests } from "#app/shop/restock/restock-requests.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const handle = { subject: "shop" };
export const meta = () => privatePageMeta(t.restock.requestsTitle);
export const headers = secretLinkHeaders;

/** Whose requests: those of the address of an emailed link, null for an unknown link; otherwise of the signed-in person. */
async function requireOwner(
	request: Request,
	token: string | undefined,
): Promise<{ owner: DataOwner | null; person: Person | null }> {
	if (token === undefined) {
		const person = await requireUser(request);
		const email = person.hasConfirmedEmail ? person.email : null;
		return { owner: { accountId: person.accountId, email }, person };
	}
	const email = readRequestsToken(token);
	const owner = email === null ? null : { accountId: null, email };
	return { owner, person: await readPerson(request) };
}

/** Only shows what the link does: programs that check emails open links, too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { owner } = await requireOwner(request, params.token);
	return owner ? json(await listRestockRequests(db, owner)) : json(null, { status: 410 });
}

const stopSchema = z.object({ change: z.literal("stop").optional() });

/**
 * Forgets all that the person waits for. Email programs post here directly (RFC 8058), without our field: they get no
 * redirect.
 */
export async function action({ request, params }: ActionFunctionArgs) {
	const { owner, person } = await requireOwner(request, params.token);
	const form = await readForm(request, stopSchema, person);
	if (!form.ok) return form.refusal;
	if (!owner) return json(null, { status: 410 });
	await deleteRestockRequests(db, owner);
	if (form.value.change === undefined) return json(null);
	return redirectWithFlash(new URL(request.url).pathname, {
		tone: "success",
		text: t.restock.stopped,
	});
}

export default function Requests() {
	const list = useLoaderData<typeof loader>();
	useActionData<typeof action>();
	if (!list)
		return (
			<div className="card mx-auto max-w-form p-5 md:p-8">
				<DeadLink why={t.restock.deadRequestsLink} action={{ label: t.contact.title, href: "/contact" }} />
			</div>
		);
	const { rows, total } = list;
	if (total === 0)
		return (
			<div className="card mx-auto max-w-form p-5 md:p-8">
				<h1 className="text-2xl">{t.restock.emptyTitle}</h1>
				<p className="mt-3 text-secondary">{t.restock.emptyText}</p>
			</div>
		);
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.restock.stopTitle}</h1>
			<p className="mt-3 text-secondary">{t.restock.stopText}</p>
			<ul className="mt-3 list-disc space-y-1 ps-5 wrap-anywhere">
				{rows.map((row) => (
					<li key={row.id}>{nameSold(row)}</li>
				))}
				{total > rows.length ? <li>{t.restock.more({ count: total - rows.length })}</li> : null}
			</ul>
			<PostForm className="mt-6">
				<input type="hidden" name="change" value="stop" />
				<Button busy={t.words.saving}>{t.restock.stop}</Button>
			</PostForm>
		</div>
	);
}
