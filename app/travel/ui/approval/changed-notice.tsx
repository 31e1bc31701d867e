import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

type ChangedNoticeProps = {
	/** The latest first; at least one. */
	changes: readonly { id: number; detail: string | null; at: string; by: string | null }[];
	/** Where the button sends its form. */
	action: string;
};

/** What an owner has changed of the hotel that was approved, and the button that says it is fine. */
export function ChangedNotice({ changes, action }: ChangedNoticeProps) {
	return (
		<div data-tone="yellow" className="notice mb-5">
			<Icon name="edit" />
			<div className="min-w-0">
				<h2 className="font-semibold">Changed since approval</h2>
				<ul className="mt-1">
					{changes.map(({ id, detail, at, by }) => (
						<li key={id} className="mt-1 wrap-anywhere">
							{detail}{" "}
							<span className="text-secondary">
								({at} by {by ?? "an account that is deleted"})
							</span>
						</li>
					))}
				</ul>
				<p className="mt-1">
					Guests see it like this already. If it is not fine, suspend the hotel and say why.
				</p>
				<PostForm action={action} className="mt-3">
					<input type="hidden" name="seen" value={changes[0]?.id} />
					<Button variant="plain" dense busy="Working...">
						This is fine
					</Button>
				</PostForm>
			</div>
		</div>
	);
}
