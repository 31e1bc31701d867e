import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** In place of a form that asks for the password, for an account that has none. */
export function PasswordNeeded() {
	return (
		<>
			<p className="mb-4">{t.profile.password.needed}</p>
			<ButtonLink href="/profile/password">{t.profile.password.set}</ButtonLink>
		</>
	);
}
