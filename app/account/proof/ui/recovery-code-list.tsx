import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ProfileCard } from "./profile-card.tsx";

/** The answer to a form that made recovery codes, which are shown only here. */
export function RecoveryCodeList({ title, codes }: { title: string; codes: readonly string[] }) {
	return (
		<ProfileCard
			title={title}
			sub={t.twoStep.saveCodes}
			back={{ href: "/profile/second-factor", label: t.twoStep.title }}
		>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-2 font-mono">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<p className="mt-6 text-secondary">{t.twoStep.onceEach}</p>
			<p className="mt-6">
				<ButtonLink href="/profile">{t.twoStep.savedThem}</ButtonLink>
			</p>
		</ProfileCard>
	);
}
