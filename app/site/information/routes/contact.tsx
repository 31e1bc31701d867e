import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { email, messageText, personName } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { tooManyRequests } from "#app/http/process/limits.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { messageSubmitter } from "#app/http/session/submitter.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { OwnPart, useOwnData } from "#app/ui/frame/page-part.tsx";

export const handle: ScreenHandle = { cached: true, own: OwnContactForm };

export const meta = () =>
	pageMeta({
		path: "/contact",
		title: t.contact.title,
		description: t.contact.description({ market: marketName() }),
	});

const schema = z.object({
	name: personName(),
	email: email(),
	message: messageText(() => t.contact.enterMessage),
});

export const loader = cacheUntilChanged(
	{ of: [], own: { cookies: ["meeha_session"], read: ({ request }) => readContact(request) } },
	async () => ({}),
);

async function readContact(request: RequestHead) {
	const person = await readPerson(request);
	return { name: person?.name ?? "", email: person?.email ?? "" };
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, schema, sender.person);
	if (!form.ok) return form.refusal;
	const { email: address } = form.value;
	// Each message sends an email to a typed address.
	const counted = await countSentForm("contact", "contactByAddress", { ...sender, email: address });
	if (!counted.ok) throw tooManyRequests(counted.msBeforeNext, counted.limit);
	try {
		await saveContactMessage(db, {
			...form.value,
			submitter: messageSubmitter(request, sender),
			accountId: sender.accountId,
			adminEmail: env.ADMIN_EMAIL,
			isEmailed: counted.isEmailed,
			now: new Date(),
		});
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "keep a contact message", request)] }, 503);
	}
	return redirectWithFlash("/contact", {
		tone: "success",
		text: t.contact.thanks({ address }),
	});
}

export default function Contact() {
	return (
		<div className="mx-auto grid max-w-form gap-6 lg:max-w-none lg:grid-cols-[3fr_2fr] lg:items-start">
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl">{t.contact.title}</h1>
				<p className="mt-1 text-secondary">{t.contact.lead}</p>
				<OwnContactForm />
			</div>
			<QuickerWays />
		</div>
	);
}

function OwnContactForm() {
	return (
		<OwnPart name="form">
			<ContactForm />
		</OwnPart>
	);
}

function ContactForm() {
	const known = useOwnData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<z.input<typeof schema>>({ id: "contact", lastResult, defaultValue: known });
	return (
		<PublicForm form={form} className="mt-6" guarded>
			<TextField field={fields.name} label={t.contact.name} autoComplete="name" width="medium" />
			<TextField
				field={fields.email}
				label={t.words.email}
				type="email"
				autoComplete="email"
				width="medium"
			/>
			<TextArea field={fields.message} label={t.words.message} hint={t.contact.messageHint} rows={7} />
			<Button busy={t.words.sending}>{t.contact.send}</Button>
		</PublicForm>
	);
}

function QuickerWays() {
	return (
		<section>
			<h2 className="text-xl">{t.contact.faster}</h2>
			<dl className="mt-4 grid gap-4">
				<Way title={t.contact.track.title} href="/track" link={t.contact.track.link}>
					{t.contact.track.text}
				</Way>
				<Way title={t.contact.data.title} href="/privacy/data" link={t.contact.data.link}>
					{t.contact.data.text}
				</Way>
				<Way
					title={t.contact.partner.title({ market: marketName() })}
					href="/partner?from=/contact"
					link={t.contact.partner.link}
				>
					{t.contact.partner.text}
				</Way>
			</dl>
		</section>
	);
}

type WayProps = { title: string; href: string; link: string; children: string };

function Way({ title, href, link, children }: WayProps) {
	return (
		<div className="border-t border-line pt-3">
			<dt className="font-semibold">{title}</dt>
			<dd className="text-secondary">
				{children}{" "}
				<a href={href} className="link">
					{link}
				</a>
			</dd>
		</div>
	);
}
