import { PostForm } from "./form/post-form.tsx";

type FlashActionsProps = {
	link?: { href: string; label: string };
	undo?: { action: string; label: string; fields: Record<string, string> };
};

/** The next step after a flash message: a link, or a button that undoes the action. */
export function FlashActions({ link, undo }: FlashActionsProps) {
	return (
		<>
			{link ? (
				<a href={link.href} className="link font-semibold whitespace-nowrap">
					{link.label}
				</a>
			) : null}
			{undo ? (
				<PostForm action={undo.action} className="inline">
					{Object.entries(undo.fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<button type="submit" className="link cursor-pointer font-semibold whitespace-nowrap">
						{undo.label}
					</button>
				</PostForm>
			) : null}
		</>
	);
}
