import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { line, messageText, personName } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { messageSubmitter } from "#app/http/session/submitter.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { PartnerForm, partnerTitle } from "#app/site/information/partner-form.tsx";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export const meta = () => [
	{ title: pageTitle(t.partner.title) },
	{ name: "description", content: t.partner.description({ market: marketName() }) },
];

const schema = z.object({
	name: personName(),
	contact: line({
		missing: () => t.partner.enterContact,
		name: () => t.partner.aContact,
	}),
	message: messageText(() => t.contact.enterMessage),
});

export async function loader({ request }: LoaderFunctionArgs) {
	return json({ from: cameFrom(request) });
}

/** The screen below the dialog, in the URL, so that a refused form returns there, too. */
const cameFrom = (request: Request) => ownPath(new URL(request.url).searchParams.get("from"));

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, schema, sender.person);
	if (!form.ok) return form.refusal;
	await countUse("partnerByAddress", sender.address);
	const sent = form.value;
	try {
		await savePartnerRequest(db, {
			...sent,
			submitter: messageSubmitter(request, sender),
			accountId: sender.accountId,
			adminEmail: env.ADMIN_EMAIL,
			now: new Date(),
		});
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "keep a partner request", request)] }, 503);
	}
	return redirectWithFlash(cameFrom(request), {
		tone: "success",
		text: t.partner.thanks({ name: sent.name }),
	});
}

export default function Partner() {
	const { from } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{partnerTitle()}</h1>
			<p className="mt-1 mb-6 text-secondary">{t.partner.lead}</p>
			<PartnerForm from={from} lastResult={lastResult} />
			{from === "/" ? null : (
				<p className="mt-5">
					<ButtonLink variant="plain" href={from}>
						{t.words.cancel}
					</ButtonLink>
				</p>
			)}
		</div>
	);
}
