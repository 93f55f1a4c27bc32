#!/usr/bin/env bash
# Replaces journalctl, together with fake-systemctl.sh. Its arguments begin with `-u <service>`.
tail -n 200 "/var/log/$2.log"
