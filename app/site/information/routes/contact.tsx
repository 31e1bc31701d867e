import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { email, messageText, personName } from "#app/common/forms/form-fields.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
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

export const meta = () => [
	{ title: pageTitle("Contact us") },
	{ name: "description", content: `Contact ${marketName()}. We read every message and reply by email.` },
];

const schema = z.object({ name: personName(), email: email(), message: messageText("Enter your message.") });

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
		text: `Thank you for your message. We’ll reply to ${address}.`,
	});
}

export default function Contact() {
	return (
		<div className="mx-auto grid max-w-form gap-6 lg:max-w-none lg:grid-cols-[3fr_2fr] lg:items-start">
			<div className="card p-5 md:p-8">
				<h1 className="text-2xl">Contact us</h1>
				<p className="mt-1 text-secondary">We read every message and reply by email.</p>
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
			<TextField field={fields.name} label="Your name" autoComplete="name" width="medium" />
			<TextField field={fields.email} label="Email" type="email" autoComplete="email" width="medium" />
			<TextArea
				field={fields.message}
				label="Message"
				hint="Up to 1,000 characters. Include your order or booking number if you have one."
				rows={7}
			/>
			<Button busy="Sending...">Send message</Button>
		</PublicForm>
	);
}

function QuickerWays() {
	return (
		<section>
			<h2 className="text-xl">Get help faster</h2>
			<dl className="mt-4 grid gap-4">
				<Way title="Where is my order or booking?" href="/track" link="Track an order or booking">
					See its current status and history.
				</Way>
				<Way title="How do I download or delete my data?" href="/privacy/data" link="Get or erase your data">
					In your profile, or by email if you have no account.
				</Way>
				<Way
					title={`How do I sell or rent out on ${marketName()}?`}
					href="/partner?from=/contact"
					link="Become a partner"
				>
					We work with hotels, carriers and sellers.
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
