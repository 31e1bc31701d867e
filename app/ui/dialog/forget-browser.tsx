import { useRouteLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

type Root = { person?: object | null } | undefined;

/** For a guest: hides this order or booking, and all else, from the next person at this computer. Others sign out. */
export function ForgetBrowser() {
	const root = useRouteLoaderData("root") as Root;
	if (root?.person) return null;
	return (
		<div data-frame className="mx-auto mt-5 w-full max-w-form">
			<PostForm action="/forget-browser">
				<Button variant="quiet" dense busy={t.dialogs.forgetting}>
					{t.dialogs.forgetBrowser}
				</Button>
			</PostForm>
		</div>
	);
}
