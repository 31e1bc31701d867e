import { ButtonLink } from "#app/ui/button.tsx";

/** In place of a form that asks for the password, for an account that has none. */
export function PasswordNeeded() {
	return (
		<>
			<p className="mb-4">Your account has no password yet. Set one first: it confirms that it’s you.</p>
			<ButtonLink href="/profile/password">Set a password</ButtonLink>
		</>
	);
}
