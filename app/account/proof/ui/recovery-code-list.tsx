import { ButtonLink } from "#app/ui/button.tsx";
import { ProfileCard } from "./profile-card.tsx";

/** The answer to a form that made recovery codes, which are shown only here. */
export function RecoveryCodeList({ title, codes }: { title: string; codes: readonly string[] }) {
	return (
		<ProfileCard
			title={title}
			sub="Save these recovery codes now, for example in your password manager, or print this page. They aren’t shown again."
			back={{ href: "/profile/second-factor", label: "Two-step sign-in" }}
		>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-2 font-mono">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<p className="mt-6 text-secondary">Each code signs you in once when you don’t have your phone.</p>
			<p className="mt-6">
				<ButtonLink href="/profile">I have saved the codes</ButtonLink>
			</p>
		</ProfileCard>
	);
}
