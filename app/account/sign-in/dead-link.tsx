import { ButtonLink } from "#app/ui/button.tsx";

type DeadLinkProps = { why: string; action: { label: string; href: string } };

/** An emailed link that does not work, and what to do instead. */
export function DeadLink({ why, action }: DeadLinkProps) {
	return (
		<>
			<h1 className="text-2xl">This link no longer works</h1>
			<p className="mt-3 text-secondary">{why}</p>
			<p className="mt-6">
				<ButtonLink href={action.href}>{action.label}</ButtonLink>
			</p>
		</>
	);
}
