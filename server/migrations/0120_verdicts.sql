-- Only the app's login writes verdicts. The inbox's login could have written one in any operator's name.
REVOKE INSERT ON billet.verdicts FROM billet_inbox;
GRANT INSERT ON billet.verdicts TO billet_app;
