import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { RequestNumber } from "./request-number.tsx";

function Message({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{title}</h1>
			{children}
		</div>
	);
}

export function NotFound() {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-6 text-center">
			<img src="/images/not-found.svg" alt="" width="400" height="260" />
			<h1 className="text-xl">Oops! The page you are looking for does not exist.</h1>
			<ButtonLink href="/">Go to the home page</ButtonLink>
		</div>
	);
}

/** For someone signed in whose role has no access to `path`; `isDeskOnly`: as a colleague at the desk of a hotel. */
export function AccessDenied({ path, isDeskOnly = false }: { path: string; isDeskOnly?: boolean }) {
	return (
		<>
			<Flash tone="error" id="denied">
				{`Your account doesn’t have access to ${path}.`}
			</Flash>
			<Message title="Access Denied">
				<p className="text-secondary">
					{isDeskOnly
						? "This page is for the owner and the managers of a hotel. Ask them, if you need access."
						: "You do not have the required permissions to view this page. Please create a hotel account to gain access or contact support for assistance."}
				</p>
				<div className="flex flex-wrap justify-center gap-3">
					{isDeskOnly ? (
						<ButtonLink href="/owner/dashboard">Go to today</ButtonLink>
					) : (
						<ButtonLink href="/">Go to the home page</ButtonLink>
					)}
					<ButtonLink href="/contact" variant="plain">
						Contact Us
					</ButtonLink>
				</div>
			</Message>
		</>
	);
}

/** For a page that failed to render; `number` is its request id. */
export function RenderError({ number }: { number?: string }) {
	return (
		<Message title="Oops! Something went wrong.">
			<p className="text-secondary">
				The problem is on our side. Try again in a moment, or contact us if it happens again.
			</p>
			<RequestNumber number={number} />
			<ButtonLink href="/contact">Contact Us</ButtonLink>
		</Message>
	);
}

type RefusedProps = {
	title: string;
	message: string;
	backHref: string;
	resend?: { action: string; fields: Record<string, string>; formToken: string };
};

/** For a refused request: too large, from another site, or too many; or one that may be sent again. */
export function Refused({ title, message, backHref, resend }: RefusedProps) {
	return (
		<Message title={title}>
			<p className="text-secondary">{message}</p>
			{resend ? (
				<PostForm action={resend.action} formToken={resend.formToken}>
					{Object.entries(resend.fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button busy="Sending...">Send again</Button>
				</PostForm>
			) : null}
			<ButtonLink href={backHref} variant="plain">
				Go back
			</ButtonLink>
		</Message>
	);
}
