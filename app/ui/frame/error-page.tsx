import type { ReactNode } from "react";
import { formatList } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { areasOf } from "#app/ui/office/areas.ts";
import type { FramePerson, FrameRole } from "#app/ui/person.ts";
import { RequestNumber } from "#app/ui/request-number.tsx";
import { officeSearchLabel } from "./bar-search.tsx";

function Message({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{title}</h1>
			{children}
		</div>
	);
}

/** Leads staff to their first page and their search, and everybody else home. */
export function NotFound({ person }: { person: FramePerson | null }) {
	const staff = person !== null && areasOf(person).length > 0 ? person : null;
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-6 text-center">
			<img src="/images/not-found.svg" alt="" width="400" height="260" />
			<h1 className="text-xl">{t.frame.notFound.title}</h1>
			<div className="flex flex-wrap justify-center gap-3">
				<FirstPageLink person={person} />
				{staff ? (
					<ButtonLink href="/find" variant="plain">
						{officeSearchLabel(staff)}
					</ButtonLink>
				) : null}
			</div>
		</div>
	);
}

/** To where a person works; home for everybody else. */
function FirstPageLink({ person }: { person: Pick<FramePerson, "role" | "isDeskOnly"> | null }) {
	const first = person && areasOf(person)[0]?.pages[0];
	if (!first) return <ButtonLink href="/">{t.frame.notFound.home}</ButtonLink>;
	return <ButtonLink href={first[0]}>{t.errors.denied.goTo({ page: first[1] })}</ButtonLink>;
}

type Denied = {
	role: FrameRole;
	/** The roles that may open the path. */
	roles: readonly FrameRole[];
	/** Refused as a colleague at the desk of a hotel. */
	isDeskOnly: boolean;
};

/** For someone signed in whose role has no access to `path`. */
export function AccessDenied({ path, denied }: { path: string; denied: Denied }) {
	return (
		<>
			<Flash tone="error" id="denied">
				{t.errors.denied.account({ path, role: denied.role })}
			</Flash>
			<Message title={t.errors.denied.title}>
				<p className="text-secondary">{whyDenied(denied)}</p>
				<div className="flex flex-wrap justify-center gap-3">
					<FirstPageLink person={denied} />
					<ButtonLink href="/contact" variant="plain">
						{t.errors.contact}
					</ButtonLink>
				</div>
			</Message>
		</>
	);
}

function whyDenied({ role, roles, isDeskOnly }: Denied): string {
	if (isDeskOnly) return t.errors.denied.hotelOwners;
	// No other account helps staff.
	if (role === "Admin" || role === "SuperAdmin")
		return t.errors.denied.otherRole({ count: roles.length, roles: formatList(roles) });
	return t.errors.denied.lead;
}

/** For a page that failed to render; `number` is its request id. */
export function RenderError({ number }: { number?: string }) {
	return (
		<Message title={t.errors.broken.title}>
			<p className="text-secondary">{t.errors.broken.text}</p>
			<RequestNumber number={number} />
			<ButtonLink href="/contact">{t.errors.contact}</ButtonLink>
		</Message>
	);
}

type RefusedProps = {
	title: string;
	message: string;
	backHref: string;
	resend?: {
		action: string;
		fields: [name: string, value: string][];
		formToken?: string;
		signIn?: string;
		isMultipart?: boolean;
	};
};

/** For a refused request: too large, from another site, or too many; or one that may be sent again. */
export function Refused({ title, message, backHref, resend }: RefusedProps) {
	return (
		<Message title={title}>
			<p className="text-secondary">{message}</p>
			{resend?.signIn ? (
				<p>
					{t.errors.signInFirst({
						link: (text) => (
							<a href={resend.signIn} target="_blank" rel="noopener">
								{text}
							</a>
						),
					})}
				</p>
			) : null}
			{resend ? (
				<PostForm
					action={resend.action}
					formToken={resend.formToken}
					encType={resend.isMultipart ? "multipart/form-data" : undefined}
				>
					{resend.fields.map(([name, value], at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a name may be there more than once
						<input key={at} type="hidden" name={name} value={value} />
					))}
					<Button busy={t.words.sending}>{t.errors.sendAgain}</Button>
				</PostForm>
			) : null}
			{resend?.signIn ? null : (
				<ButtonLink href={backHref} variant="plain">
					{t.dialogs.goBack}
				</ButtonLink>
			)}
		</Message>
	);
}
