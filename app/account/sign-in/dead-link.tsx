import { t } from "#app/common/language/messages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

type DeadLinkProps = { why: string; action: { label: string; href: string } };

/** An emailed link that does not work, and what to do instead. */
export function DeadLink({ why, action }: DeadLinkProps) {
	return (
		<>
			<h1 className="text-2xl">{t.signIn.deadLink}</h1>
			<p className="mt-3 text-secondary">{why}</p>
			<p className="mt-6">
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
			</p>
		</>
	);
}

/** For somebody who opens an emailed invitation and is signed in to an account that can't accept it. */
export function SignOutToAccept({ why }: { why: string }) {
	return (
		<>
			<p role="alert">{why}</p>
			<PostForm action="/logout" className="mt-5">
				<Button busy={t.signIn.signingOut}>{t.signIn.signOut}</Button>
			</PostForm>
		</>
	);
}
